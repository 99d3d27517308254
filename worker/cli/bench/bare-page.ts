/** What only a program needs: data for search engines goes too, since browsers do not read it. */
const PROGRAM = [
  /<script\b[^>]*>.*?<\/script>/gs,
  /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*\bas="script"[^>]*>/g,
  /<link\b[^>]*\brel="modulepreload"[^>]*>/g,
];

/** A page's HTML without scripts, state and preloads of scripts: the same text, pictures and styles. */
export const barePage = (html: string): string =>
  PROGRAM.reduce((rest, part) => rest.replace(part, ''), html);
