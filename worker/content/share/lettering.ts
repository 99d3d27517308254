import type { Coverage } from './coverage.ts';
// Young Serif (SIL Open Font License, web/app/fonts/OFL.txt): advance and outline of each letter, and kerning pairs.
import font from './young-serif.json' with { type: 'json' };

type Glyph = [advance: number, outline: string];
const GLYPHS = font.glyphs as unknown as Record<string, Glyph>;
const KERNING = font.kerning as Record<string, Record<string, string>>;
/** Line segments per curve. */
const CURVE_STEPS = 5;

/** Letters that the font has; others become their base letter, or are dropped. */
const lettersOf = (text: string): string[] =>
  [...text.normalize('NFC')].flatMap((letter) => {
    if (Object.hasOwn(GLYPHS, letter)) return [letter];
    return [...letter.normalize('NFD')].filter((part) => Object.hasOwn(GLYPHS, part)).slice(0, 1);
  });

const kerning = (letter: string, next: string | undefined) =>
  Number(
    Object.entries(KERNING[letter] ?? {}).find(
      ([, letters]) => next !== undefined && letters.includes(next),
    )?.[0] ?? 0,
  );

/** Letters with their positions, for a font size of one. */
function place(text: string): { letters: { outline: string; x: number }[]; width: number } {
  const letters = lettersOf(text);
  let x = 0;
  const placed = letters.map((letter, index) => {
    const [advance, outline] = GLYPHS[letter] ?? [0, ''];
    const at = x;
    x += (advance + kerning(letter, letters[index + 1])) / font.unitsPerEm;
    return { outline, x: at };
  });
  return { letters: placed, width: x };
}

export const textWidth = (text: string, size: number) => place(text).width * size;

function drawOutline(
  coverage: Coverage,
  outline: string,
  x: number,
  baseline: number,
  scale: number,
): void {
  let [startX, startY, atX, atY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    coverage.line(
      x + atX * scale,
      baseline - atY * scale,
      x + nextX * scale,
      baseline - nextY * scale,
    );
    [atX, atY] = [nextX, nextY];
  };
  for (const [, command, numbers = ''] of outline.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.split(' ').map(Number);
    if (command === 'M') [startX, startY, atX, atY] = [a, b, a, b];
    if (command === 'L') to(a, b);
    if (command === 'Z') to(startX, startY);
    if (command === 'Q') {
      const [fromX, fromY] = [atX, atY];
      for (let step = 1; step <= CURVE_STEPS; step += 1) {
        const t = step / CURVE_STEPS;
        const [before, bend, after] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
        to(before * fromX + bend * a + after * c, before * fromY + bend * b + after * d);
      }
    }
  }
}

/** Adds a line of text; `size` is the em in pixels. */
export function drawText(
  coverage: Coverage,
  text: string,
  x: number,
  baseline: number,
  size: number,
): void {
  for (const letter of place(text).letters)
    drawOutline(coverage, letter.outline, x + letter.x * size, baseline, size / font.unitsPerEm);
}

/** Breaks words into lines of at most `width`; a longer word gets its own line and is cut. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(cutToWidth(word, size, width));
  }
  return lines;
}

/** The text, cut with an ellipsis where it is too wide. */
export function cutToWidth(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('').trimEnd()}…`, size) > width)
    letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
