// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page shows of a table. Texts of cards and people are only ever set as text, never read as markup.
const words = JSON.parse(document.getElementById('words').textContent);

export const byId = id => document.getElementById(id);

export function word(key, ...args) {
  return args.reduce((text, one, at) => text.replace(`%${at + 1}`, () => one), words[key] ?? key);
}

export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  made.append(...children.filter(one => one !== undefined && one !== ''));
  return made;
}

// "[found] words" of a search
function marked(text) {
  return text.split(/(\[[^\]]*\])/).map(part => (/^\[.*\]$/.test(part) ? element('mark', {}, part.slice(1, -1)) : part));
}

const tokensOf = cell => [cell.id, ...cell.id.split(':')];
const concerns = (offer, tokens) => offer.about.some(one => tokens.includes(one));

export const offersOf = table => table.groups.flatMap(group => group.offers);

export function mayAct(table, offer) {
  if (!offer.allowed || table.you.right === 'look')
    return false;
  const own = table.seats.filter(seat => seat.own).map(seat => seat.id);
  return table.you.right === 'everything' || offer.seats.every(seat => own.includes(seat))
    && (offer.seats.length > 0 || !table.seats.length || own.length > 0);
}

export function drawHeader(table) {
  byId('name').textContent = table.name;
  byId('heading').textContent = `${table.heading} · ${table.game}`;
  const seat = table.seats.find(one => one.id === table.you.eyes);
  byId('you').textContent = `${table.you.name} · ${seat && seat.id !== table.you.name ? seat.name : word(table.you.right)}`;
  byId('you').hidden = false;
  document.title = `${table.name} – Muster Roll`;
}

export function drawStanding(table) {
  byId('figures').replaceChildren(...table.figures.map(one =>
    element('div', {}, element('dt', {}, one.label), element('dd', {}, one.value))));
  byId('summary').textContent = table.summary.join('\n');
}

function reasonsOf(offer) {
  return [...(offer.reasons ?? []).map(one => element('div', {}, one)),
    offer.change ? element('div', { className: 'change' }, word('change', offer.change)) : ''];
}

function offerTile(table, offer, isLikely, act, decide) {
  const content = [
    element('span', { className: 'top' }, element('span', {}, offer.title),
      offer.outcome ? element('span', { className: `outcome ${offer.tone}` }, offer.outcome) : ''),
    ...(offer.allowed ? [element('span', { className: 'muted' }, offer.detail)] : reasonsOf(offer))];
  if (mayAct(table, offer))
    return element('button', { type: 'button', className: `offer${isLikely ? ' likely' : ''}`, onclick: event => act(offer, event.currentTarget) }, ...content);
  const tile = element('div', { className: `offer${offer.allowed ? '' : ' isRefused'}` }, ...content);
  if (!offer.allowed && table.you.right === 'everything')
    tile.append(element('button', { type: 'button', onclick: () => decide(offer) }, word('decide')));
  return tile;
}

// chosen: cells of the picture that were pressed; only what concerns all of them is shown.
export function drawOffers(table, chosen, act, decide) {
  const fits = offer => chosen.every(cell => concerns(offer, tokensOf(cell)));
  let isFirst = true;
  const groups = table.groups.map(group => {
    const offers = group.offers.filter(fits);
    if (!offers.length)
      return '';
    const tiles = offers.map(offer => {
      const isLikely = isFirst && mayAct(table, offer);
      isFirst &&= !isLikely;
      return offerTile(table, offer, isLikely, act, decide);
    });
    return element('div', { className: 'group' }, element('h2', {}, group.heading), ...tiles);
  }).filter(Boolean);
  byId('groups').replaceChildren(...(groups.length ? groups : [element('p', { className: 'muted' }, word(table.you.right === 'look' ? 'lookHelp' : 'none'))]));
  byId('about').hidden = !chosen.length;
  byId('aboutText').textContent = word('about', chosen.map(cell => cell.name.split(',')[0]).join(' · '));
  const own = offersOf(table).filter(offer => offer.seats.length && mayAct(table, offer)).length;
  byId('count').hidden = !own;
  byId('count').textContent = own;
}

export function drawHand(table, isCovered, choose) {
  byId('curtain').setAttribute('aria-pressed', isCovered);
  byId('curtain').textContent = word(isCovered ? 'lift' : 'cover');
  byId('curtain').hidden = !table.hand.length;
  byId('hand').classList.toggle('isEmpty', !table.hand.length);
  if (isCovered || !table.hand.length)
    return byId('cards').replaceChildren(element('p', { className: 'muted' }, word(table.hand.length ? 'covered' : 'emptyHand')));
  byId('cards').replaceChildren(...table.hand.map(part => element('div', {}, element('h3', {}, `${part.name} (${part.cards.length})`),
    element('ul', { className: 'plain' }, ...part.cards.map(card => {
      const concerned = offersOf(table).some(offer => mayAct(table, offer) && offer.about.includes(card.id));
      return element('li', { className: 'card' }, element('strong', {}, card.title), ...card.lines.map(line => element('small', {}, line)),
        concerned ? element('button', { type: 'button', ariaLabel: `${word('do')}: ${card.title}`, onclick: () => choose({ id: card.id, name: card.title }) }, word('do')) : '');
    })))));
}

export function drawHands(table, ticked) {
  byId('hands').hidden = !table.hands.length;
  byId('todo').replaceChildren(...table.hands.map(text => {
    const box = element('input', { type: 'checkbox', checked: ticked.has(text), onchange: () => (box.checked ? ticked.add(text) : ticked.delete(text)) });
    return element('li', {}, element('label', { className: 'tick' }, box, text));
  }));
}

export function drawActs(table) {
  byId('undo').hidden = !table.you.undo;
  byId('done').replaceChildren(...table.acts.map(act => element('li', {}, act.text,
    element('small', {}, [act.who, act.decision && word('byDecision', act.decision)].filter(Boolean).join(' · ')))));
}

export function drawSeats(table, take, leave, close) {
  const rows = table.seats.map(seat => element('button', { type: 'button', className: 'offer',
    onclick: () => take(seat.id), disabled: table.you.right === 'look' || (table.you.right === 'seat' && !!seat.holder && !seat.own) },
    element('span', { className: 'top' }, element('span', {}, seat.name),
      element('span', { className: 'outcome' }, seat.id === table.you.eyes ? '✓ ' : '', seat.own ? word('yours') : seat.holder ? word('hisSeat', seat.holder) : word('free')))));
  if (table.seats.length && table.you.right !== 'look')
    rows.push(element('button', { type: 'button', className: 'offer', onclick: () => take('') }, word('nobody')));
  byId('seatBody').replaceChildren(
    element('p', {}, `${table.you.name} · ${word(table.you.right)}`),
    ...(table.seats.length ? [element('h3', {}, word('seatFree')), element('div', { className: 'group' }, ...rows)] : []),
    element('p', {}, element('a', { href: '/screen', target: '_blank', rel: 'noopener', className: 'link' }, word('screen'))),
    element('div', { className: 'row' }, element('button', { type: 'button', className: 'primary', onclick: close }, word('close')),
      element('button', { type: 'button', onclick: leave }, word('forget'))));
}

export function drawFound(answer, open) {
  const at = byId('found').contains(document.activeElement) ? document.activeElement.dataset : undefined;
  byId('hits').textContent = answer.found.length ? word('entries', answer.found.length) : word('noneFound');
  const hits = answer.found.map(hit => {
    const button = element('button', { type: 'button', className: 'hit', onclick: () => open(hit.id) },
      element('span', { className: 'top row' }, element('strong', {}, ...marked(hit.title)), element('small', { className: 'muted' }, hit.page)),
      element('span', {}, ...marked(hit.text)));
    button.dataset.entry = hit.id;
    return button;
  });
  byId('found').replaceChildren(...hits);
  if (at) // who stood among them stays there
    (hits.find(one => one.dataset.entry === at.entry) ?? hits[0] ?? byId('search')).focus();
}

export function drawRule({ entry }, open, back) {
  byId('hits').textContent = '';
  const title = element('h3', { tabIndex: -1 }, entry.title);
  byId('found').replaceChildren(element('article', { className: 'panel' }, title, element('small', { className: 'muted' }, entry.page),
    element('p', { className: 'body' }, entry.body), ...entry.readings.map(one => element('p', { className: 'body muted' }, one)),
    entry.see.length ? element('p', {}, word('also'), ...entry.see.map(([id, name]) =>
      element('button', { type: 'button', className: 'link', onclick: () => open(id) }, name))) : '',
    element('button', { type: 'button', onclick: back }, word('close'))));
  title.focus();
}

let shown = []; // the pictures' addresses, given back with the next ones

// One message holds all boards: the length of the header, the header, then each picture.
export function drawPicture(data, choose) {
  const length = new DataView(data).getUint32(0);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length)));
  let at = 4 + length;
  const old = shown;
  shown = [];
  const focused = document.activeElement?.dataset?.cell;
  byId('boards').replaceChildren(...header.boards.map(board => {
    shown.push(URL.createObjectURL(new Blob([new Uint8Array(data, at, board.bytes)], { type: 'image/jpeg' })));
    at += board.bytes;
    const inner = element('div', {}, element('img', { src: shown.at(-1), alt: '', width: board.width, height: board.height }));
    inner.style.setProperty('--shape', board.width / board.height);
    let isFirst = true;
    for (const cell of board.cells) {
      const part = element(cell.press ? 'button' : 'span', { className: 'cell', title: cell.help });
      if (cell.press) {
        part.type = 'button';
        part.tabIndex = isFirst ? 0 : -1;
        part.onclick = () => choose(cell);
        isFirst = false;
      } else {
        part.setAttribute('role', 'img');
      }
      part.setAttribute('aria-label', cell.name || cell.id);
      part.dataset.cell = cell.id;
      part.cell = cell;
      part.style.left = `${(100 * cell.x) / board.width}%`;
      part.style.top = `${(100 * cell.y) / board.height}%`;
      part.style.width = `${(100 * cell.width) / board.width}%`;
      part.style.height = `${(100 * cell.height) / board.height}%`;
      inner.append(part);
    }
    const frame = element('div', { className: 'board', onkeydown: walk }, inner);
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', board.name || word('picture'));
    frame.setAttribute('aria-describedby', 'pictureHelp');
    return frame;
  }));
  old.forEach(url => URL.revokeObjectURL(url));
  if (focused)
    document.querySelector(`[data-cell="${CSS.escape(focused)}"]`)?.focus();
}

// The arrows go to the nearest cell in their direction; straight ahead counts more than aside.
function walk(event) {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = event.target.cell;
  if (!way || !from)
    return;
  event.preventDefault();
  const middle = one => [one.x + one.width / 2, one.y + one.height / 2];
  let best = null;
  let least = Infinity;
  for (const part of event.currentTarget.querySelectorAll('button.cell')) {
    const [dx, dy] = middle(part.cell).map((one, i) => one - middle(from)[i]);
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (part === event.target || ahead < 1 || aside > 2 * ahead || ahead + 2 * aside >= least)
      continue;
    least = ahead + 2 * aside;
    best = part;
  }
  if (!best)
    return;
  event.target.tabIndex = -1;
  best.tabIndex = 0;
  best.focus();
}

// Dashed where something can be done, given what was pressed already.
export function markCells(table, chosen) {
  const open = offersOf(table).filter(offer => mayAct(table, offer) && chosen.every(cell => concerns(offer, tokensOf(cell))));
  for (const part of document.querySelectorAll('.cell')) {
    part.classList.toggle('may', open.some(offer => concerns(offer, tokensOf(part.cell))));
    part.classList.toggle('chosen', chosen.some(cell => cell.id === part.cell.id));
    if (part.cell.press)
      part.setAttribute('aria-pressed', part.classList.contains('chosen'));
  }
}

export { concerns, tokensOf };
