import { SEO_LENGTHS } from '#contract/pages/seo-lengths.ts';
import { oneLine } from '#contract/texts/one-line.ts';

/** Cuts at a word boundary and appends an ellipsis, which counts towards `max`. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = room.search(/\s\S*$/);
  const fitting =
    /\s/.test(text[room.length] ?? '') || lastSpace < max / 2 ? room : room.slice(0, lastSpace);
  return `${fitting.replace(/[\s,;:.–—|·-]+$/u, '')}…`;
}

/** The first title of a suitable length, else the first that is not too long, else the last one cut. */
export function fitTitle(wordings: readonly string[]): string {
  const { min, max } = SEO_LENGTHS.title;
  const short = wordings.filter((title) => title.length <= max);
  return (
    short.find((title) => title.length >= min) ?? short[0] ?? cutAtWord(wordings.at(-1) ?? '', max)
  );
}

/** Fits a text to a description: on one line, extended with further sentences if too short, cut at a word boundary if too long. */
export function fitDescription(text: string, more: readonly string[] = []): string {
  const { min, max } = SEO_LENGTHS.description;
  let fitted = oneLine(text);
  for (const sentence of more) {
    if (fitted.length >= min) break;
    fitted =
      fitted === '' ? sentence : `${/[.!?…]$/.test(fitted) ? fitted : `${fitted}.`} ${sentence}`;
  }
  return cutAtWord(fitted, max);
}
