// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Forms made of field lists: an editor for each field, as the window makes them. Every text is set as text.
import { element, word } from './draw.js';

let last = 0;

const isOf = (schema, type) => [schema.type].flat().includes(type);

function labelled(schema, input, help = schema.description) {
  input.id = `field${++last}`;
  const label = element('label', { htmlFor: input.id }, schema['x-label'] ?? '');
  const part = element('div', {}, label, input);
  if (help) {
    const text = element('small', { id: `help${last}`, className: 'muted' }, help);
    input.setAttribute('aria-describedby', text.id);
    part.append(text);
  }
  return part;
}

function choice(schema) {
  const select = element('select', {}, element('option', { value: '' }, ''));
  schema.enum.forEach((one, at) => select.append(element('option', { value: one }, schema['x-words']?.[at] ?? one)));
  return { part: labelled(schema, select), value: () => select.value || undefined, input: select };
}

// A title stands for its id; what is none of the names is taken as it was typed.
export function named(schema, names) {
  const list = element('datalist', { id: `names${++last}` });
  for (const [id, title] of names)
    list.append(element('option', { value: title }, title === id ? '' : id));
  const input = element('input', { autocomplete: 'off' });
  input.setAttribute('list', list.id);
  const part = labelled(schema, input);
  part.append(list);
  const value = () => {
    const typed = input.value.trim();
    return (names.find(([, title]) => title.toLowerCase() === typed.toLowerCase())?.[0] ?? typed) || undefined;
  };
  return { part, value, input };
}

function text(schema) {
  const input = element('input', { autocomplete: 'off', placeholder: schema['x-form'] ?? '' });
  const value = () => {
    const typed = input.value.trim();
    if (!typed)
      return undefined;
    if (schema.type)
      return typed;
    try {
      return JSON.parse(typed);
    } catch {
      return typed;
    }
  };
  return { part: labelled(schema, input), value, input };
}

function number(schema) {
  const input = element('input', { type: 'number', min: schema.minimum ?? 0, max: schema.maximum ?? 9999, inputMode: 'numeric' });
  const step = (by, sign) => element('button', { type: 'button', ariaLabel: `${schema['x-label'] ?? ''} ${sign}`, onclick: () => {
    input.value = Math.min(input.max, Math.max(input.min, Number(input.value || 0) + by));
  } }, sign);
  const part = labelled(schema, input);
  part.append(element('div', { className: 'row' }, step(-1, '−'), step(1, '+')));
  return { part, value: () => (input.value === '' ? undefined : Number(input.value)), input };
}

function tick(schema) {
  const input = element('input', { type: 'checkbox' });
  let isTouched = false;
  input.onchange = () => (isTouched = true);
  return { part: element('label', { className: 'tick' }, input, schema['x-label'] ?? ''), value: () => (isTouched ? input.checked : undefined), input };
}

function list(schema, names) {
  const rows = element('div');
  const editors = [];
  const items = { ...schema.items, 'x-names': schema.items?.['x-names'] ?? schema['x-names'], 'x-label': schema['x-label'] };
  const add = element('button', { type: 'button', onclick: () => {
    const one = editor(items, names);
    const row = element('div', {}, one.part, element('button', { type: 'button', onclick: () => {
      editors.splice(editors.indexOf(one), 1);
      row.remove();
      add.focus();
    } }, word('away')));
    editors.push(one);
    rows.append(row);
    one.input?.focus();
  } }, `${word('add')}: ${schema['x-label'] ?? ''}`);
  const value = () => {
    const all = editors.map(one => one.value()).filter(one => one !== undefined);
    return all.length ? all : undefined;
  };
  return { part: element('div', {}, rows, add), value, input: add };
}

// Optional fields stand behind "More"; with none that are needed all are shown.
export function object(schema, names) {
  const needed = schema['x-needed'] ?? [];
  const order = schema['x-order'] ?? Object.keys(schema.properties ?? {});
  const editors = order.map(name => [name, editor(schema.properties[name], names)]);
  const isFolded = needed.length > 0 && needed.length < order.length;
  const part = element(schema['x-label'] ? 'fieldset' : 'div');
  if (schema['x-label'])
    part.append(element('legend', {}, schema['x-label']));
  const more = element('details', {}, element('summary', {}, word('more')));
  for (const [name, one] of editors)
    (isFolded && !needed.includes(name) ? more : part).append(one.part);
  if (isFolded)
    part.append(more);
  const value = () => {
    const all = Object.fromEntries(editors.map(([name, one]) => [name, one.value()]).filter(([, one]) => one !== undefined));
    return Object.keys(all).length ? all : undefined;
  };
  return { part, value, input: editors[0]?.[1].input };
}

export function editor(schema, names) {
  const known = names[schema['x-names']] ?? [];
  if (isOf(schema, 'array'))
    return list(schema, names);
  if (isOf(schema, 'object') && schema.properties)
    return object(schema, names);
  if (isOf(schema, 'boolean'))
    return tick(schema);
  if (isOf(schema, 'integer'))
    return number(schema);
  if (schema.enum)
    return choice(schema);
  return known.length ? named(schema, known) : text(schema);
}

// What the table asks for before an act is done: dice, cards, printed facts, fields that were left out.
export function questions(asked) {
  const parts = [];
  const dice = asked.dice.map(die => text({ type: 'string', 'x-label': die.label, 'x-form': die.choices, description: word('unit', die.choices) }));
  const picks = asked.picks.map(pick => Array.from({ length: pick.count }, (_, at) =>
    named({ 'x-label': pick.count > 1 ? `${pick.label} ${at + 1}` : pick.label }, pick.from)));
  const facts = asked.facts.map(one => [one.field, one.ids.map(id => {
    const form = object({ ...one.schema, 'x-label': word('card', id) }, {});
    return { ...form, value: () => ({ ...form.value(), id }) };
  })]);
  const open = asked.open.map(one => [one.name, editor(one.schema, asked.names), one.problem]);
  dice.forEach(one => parts.push(one.part));
  picks.flat().forEach(one => parts.push(one.part));
  facts.forEach(([, forms]) => forms.forEach(one => parts.push(one.part)));
  open.forEach(([, one, problem]) => parts.push(element('p', {}, problem), one.part));
  const value = () => ({
    dice: dice.map(one => String(one.value() ?? '')),
    picks: picks.map(cards => cards.map(one => one.value()).filter(Boolean)),
    facts: Object.fromEntries(facts.map(([field, forms]) => [field, forms.map(one => one.value())])),
    open: Object.fromEntries(open.map(([name, one]) => [name, one.value()]).filter(([, one]) => one !== undefined)),
  });
  return { parts, value, canRoll: dice.length + picks.length > 0 };
}
