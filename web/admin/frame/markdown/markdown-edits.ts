/** A text and its selection. */
export type Selected = { text: string; start: number; end: number };
/** Replacement of a range of the text by `insert`, and the selection in the result. */
export type Edit = {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
};

export const applyEdit = (text: string, { from, to, insert }: Edit) =>
  text.slice(0, from) + insert + text.slice(to);

/** Wraps the selection in marks (`**bold**`) or removes them. Surrounding whitespace stays outside, as Markdown requires. */
export function wrapEdit({ text, start, end }: Selected, mark: string): Edit {
  const chosen = text.slice(start, end);
  const from = start + (chosen.length - chosen.trimStart().length);
  const to = Math.max(from, end - (chosen.length - chosen.trimEnd().length));
  const inner = text.slice(from, to);
  const size = mark.length;
  const isAlone = (before: string, after: string) => before !== mark[0] && after !== mark[0];
  if (
    text.slice(from - size, from) === mark &&
    text.slice(to, to + size) === mark &&
    isAlone(text[from - size - 1] ?? '', text[to + size] ?? '')
  )
    return { from: from - size, to: to + size, insert: inner, select: [from - size, to - size] };
  if (
    inner.length >= 2 * size &&
    inner.startsWith(mark) &&
    inner.endsWith(mark) &&
    isAlone(inner[size] ?? '', inner.at(-size - 1) ?? '')
  ) {
    const bare = inner.slice(size, -size);
    return { from, to, insert: bare, select: [from, from + bare.length] };
  }
  return { from, to, insert: mark + inner + mark, select: [from + size, to + size] };
}

export type LineKind = 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote';

const MARKS: Record<LineKind, (position: number) => string> = {
  heading: () => '## ',
  subheading: () => '### ',
  bullets: () => '- ',
  numbers: (position) => `${position + 1}. `,
  quote: () => '> ',
};
const KINDS: Record<LineKind, RegExp> = {
  heading: /^## /,
  subheading: /^### /,
  bullets: /^[-*+] /,
  numbers: /^\d+[.)] /,
  quote: /^> ?/,
};
const ANY = /^(?:#{1,6} |[-*+] |\d+[.)] |> ?)/;

/** Turns the selected lines into headings, a list or a quote; toggles them back to plain lines. */
export function linesEdit({ text, start, end }: Selected, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf(
    '\n',
    Math.max(start, end - (text[end - 1] === '\n' && end > start ? 1 : 0)),
  );
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isFilled = (line: string) => line.trim() !== '';
  const isSo =
    lines.some(isFilled) && lines.filter(isFilled).every((line) => KINDS[kind].test(line));
  let count = 0;
  const insert = lines
    .map((line) => {
      if (!isFilled(line) && lines.length > 1) return line;
      const bare = line.replace(ANY, '');
      if (isSo) return bare;
      count += 1;
      return MARKS[kind](count - 1) + bare;
    })
    .join('\n');
  const caret = from + insert.length;
  return { from, to, insert, select: start === end ? [caret, caret] : [from, caret] };
}

/** Inserts a block (picture, table) as its own paragraph after the selection. */
export function blockEdit({ text, end }: Selected, block: string): Edit {
  const before = text.slice(0, end).trimEnd();
  const after = text.slice(end).trimStart();
  const insert = `${before === '' ? '' : '\n\n'}${block}${after === '' ? '\n' : '\n\n'}`;
  const caret = before.length + insert.length;
  return { from: before.length, to: text.length - after.length, insert, select: [caret, caret] };
}

/** Escapes characters that would terminate a link's or picture's text. */
const escaped = (words: string) =>
  words
    .replace(/[[\]\\]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim();

/** Replaces the selection with `[words](address)`. */
export function linkEdit({ start, end }: Selected, words: string, address: string): Edit {
  const target = /[\s()]/.test(address) ? `<${address}>` : address;
  const insert = `[${escaped(words) || address}](${target})`;
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
}

export const pictureMarkdown = (path: string, alt: string) => `![${escaped(alt)}](${path})`;
