// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The line to the table: opened again whenever it breaks; acts that were not answered wait here and go when it answers.
const retryAfter = [200, 500, 1000, 1500];
const patience = 4000;

export class Line {
  #socket = null;
  #waiting = new Map(); // id → { message, resolve }
  #tries = 0;
  #timer = 0;
  #view = null;
  #campaign = ''; // that the table said it is: what waits is meant for the one that lay there

  // hear: of each message; tellState(isOpen, acts that wait); leave(): the key is not known any more.
  constructor(hear, tellState, leave) {
    this.hear = hear;
    this.tellState = tellState;
    this.leave = leave;
    addEventListener('online', () => this.open());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.check());
    addEventListener('pageshow', () => this.check());
    addEventListener('beforeunload', event => this.count() && event.preventDefault());
    setInterval(() => this.check(), 15000);
  }

  count() {
    return [...this.#waiting.values()].filter(one => one.message.wish === 'act').length;
  }

  isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN)
      return;
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/table');
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      if (this.#view)
        this.#write(this.#view);
      for (const { message } of this.#waiting.values())
        this.#write(message);
      this.#state();
    };
    socket.onmessage = event => this.#take(event.data);
    socket.onclose = () => this.#closed(socket);
  }

  // Whether somebody is there at all: a phone that slept may hold a line that is long dead.
  check() {
    if (!this.#socket)
      return;
    if (!this.isOpen())
      return this.open();
    const socket = this.#socket;
    const dead = setTimeout(() => this.#closed(socket), 1500);
    this.ask('here').then(() => clearTimeout(dead));
  }

  close() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  view(message) {
    this.#view = { wish: 'view', ...message };
    this.#write(this.#view);
  }

  seen() {
    this.#write({ wish: 'seen' });
  }

  // Answered in the end, be it after the line was broken: the table does the same id once.
  ask(wish, fields = {}) {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const message = { wish, id, campaign: this.#campaign, ...fields };
    return new Promise(resolve => {
      if (wish === 'here' || wish === 'find')
        for (const [old, one] of this.#waiting)
          if (one.message.wish === wish)
            this.#waiting.delete(old);
      this.#waiting.set(id, { message, resolve });
      this.#write(message);
      this.#state();
    });
  }

  #write(message) {
    if (this.isOpen())
      this.#socket.send(JSON.stringify(message));
  }

  #take(data) {
    if (typeof data !== 'string')
      return this.hear({ type: 'picture', data });
    const message = JSON.parse(data);
    if (message.type === 'hello')
      this.#campaign = message.campaign;
    if (message.type !== 'answer')
      return this.hear(message);
    this.#waiting.get(message.id)?.resolve(message);
    this.#waiting.delete(message.id);
    this.#state();
  }

  async #closed(socket) {
    if (socket !== this.#socket)
      return;
    this.#socket = null;
    socket.onclose = null;
    socket.close();
    this.#state();
    const key = await fetch('/key', { method: 'POST', signal: AbortSignal.timeout(patience) }).catch(() => null);
    if (key?.status === 401)
      return this.leave();
    this.#timer = setTimeout(() => this.open(), retryAfter[Math.min(this.#tries++, retryAfter.length - 1)]);
  }

  #state() {
    this.tellState(this.isOpen(), this.count());
  }
}
