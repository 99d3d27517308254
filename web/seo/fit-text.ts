import { oneLine } from '#contract/one-line.ts';
import { SEO_LENGTHS } from '#contract/seo-lengths.ts';

/** Cuts at the end of a word and says so with an ellipsis; `max` counts it. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = room.search(/\s\S*$/);
  const whole = /\s/.test(text[room.length] ?? '') || lastSpace < max / 2 ? room : room.slice(0, lastSpace);
  return `${whole.replace(/[\s,;:.–—|·-]+$/u, '')}…`;
}

/** The first wording of a good length, else the first that is not too long, else the last one cut. */
export function fitTitle(wordings: readonly string[]): string {
  const { min, max } = SEO_LENGTHS.title;
  const short = wordings.filter((title) => title.length <= max);
  return short.find((title) => title.length >= min) ?? short[0] ?? cutAtWord(wordings.at(-1) ?? '', max);
}

/** A text as a description: on one line, filled up with further sentences while it is too short, cut at a word when it is too long. */
export function fitDescription(text: string, more: readonly string[] = []): string {
  const { min, max } = SEO_LENGTHS.description;
  let fitted = oneLine(text);
  for (const sentence of more) {
    if (fitted.length >= min) break;
    fitted = fitted === '' ? sentence : `${/[.!?…]$/.test(fitted) ? fitted : `${fitted}.`} ${sentence}`;
  }
  return cutAtWord(fitted, max);
}
