import { expect, test } from 'vitest';
import {
  applyEdit,
  blockEdit,
  type Edit,
  linesEdit,
  linkEdit,
  pictureMarkdown,
  type Selected,
  wrapEdit,
} from './markdown-edits.ts';

/** `one [two] three`: brackets mark the selection; a single `|` is the caret. */
function marked(text: string): Selected {
  const caret = text.indexOf('|');
  if (caret >= 0) return { text: text.replace('|', ''), start: caret, end: caret };
  return { text: text.replace(/[⟦⟧]/g, ''), start: text.indexOf('⟦'), end: text.indexOf('⟧') - 1 };
}
function after(selected: Selected, edit: Edit): string {
  const text = applyEdit(selected.text, edit);
  const [start, end] = edit.select;
  return start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
}

test.each([
  ['a ⟦b⟧ c', '**', 'a **⟦b⟧** c'],
  ['a **⟦b⟧** c', '**', 'a ⟦b⟧ c'],
  ['a ⟦**b**⟧ c', '**', 'a ⟦b⟧ c'],
  ['a ⟦ b ⟧c', '*', 'a  *⟦b⟧* c'],
  ['a | c', '**', 'a **|** c'],
  ['a **⟦b⟧** c', '*', 'a ***⟦b⟧*** c'],
  ['⟦**b**⟧', '*', '*⟦**b**⟧*'],
])('%s with %s becomes %s', (before, mark, result) => {
  const selected = marked(before);
  expect(after(selected, wrapEdit(selected, mark))).toBe(result);
});

test.each([
  ['one\ntw|o', 'heading', 'one\n## two|'],
  ['## tw|o', 'heading', 'two|'],
  ['## tw|o', 'subheading', '### two|'],
  ['⟦one\ntwo⟧', 'bullets', '⟦- one\n- two⟧'],
  ['⟦- one\n- two⟧', 'numbers', '⟦1. one\n2. two⟧'],
  ['⟦1. one\n2. two⟧', 'numbers', '⟦one\ntwo⟧'],
  ['⟦one\n⟧two', 'bullets', '⟦- one⟧\ntwo'],
  ['⟦one\n\ntwo⟧', 'quote', '⟦> one\n\n> two⟧'],
  ['|', 'bullets', '- |'],
] as const)('%j as %s becomes %j', (before, kind, result) => {
  const selected = marked(before);
  expect(after(selected, linesEdit(selected, kind))).toBe(result);
});

test.each([
  ['|', '![a](b.jpg)\n|'],
  ['one|', 'one\n\n![a](b.jpg)\n|'],
  ['one| two', 'one\n\n![a](b.jpg)\n\n|two'],
  ['one\n\n|\n\n\ntwo', 'one\n\n![a](b.jpg)\n\n|two'],
])('a picture stands in a paragraph of its own: %j', (before, result) => {
  const selected = marked(before);
  expect(after(selected, blockEdit(selected, pictureMarkdown('b.jpg', 'a')))).toBe(result);
});

test('a link takes the place of its words; brackets and blanks cannot break it', () => {
  const selected = marked('see ⟦the [coves]⟧ now');
  expect(after(selected, linkEdit(selected, 'the [coves]', '/trips'))).toBe(
    'see [the \\[coves\\]](/trips)| now',
  );
  expect(applyEdit('', linkEdit(marked('|'), '', 'https://a.b/c (d)'))).toBe(
    '[https://a.b/c (d)](<https://a.b/c (d)>)',
  );
});
