import { printedText } from '#contract/texts/printed-text.ts';

/** What the fonts have shapes for: composed letters, no emoji, no control characters. */
const printable = (text: string) => printedText(text.replaceAll(/\p{Cc}+/gu, ' '));

/** Breaks a word that is wider than a line, such as an address without a space. */
function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  for (const letter of word) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (parts.length > 0 && widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** Lines of at most `width`, broken between words; line breaks of the text stay. */
export function breakLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    const words = printable(paragraph).split(/[ \t]+/);
    for (const word of words.flatMap((one) =>
      widthOf(one) > width ? breakWord(one, width, widthOf) : [one],
    )) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}
