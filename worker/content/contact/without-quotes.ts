/** What mail programs write above the mail that they quote. */
const INTRODUCTIONS = [
  /^(?:On|Am|El|Le|Il|Op)\s.{4,200}(?:wrote|schrieb|escribió|va escriure|a écrit|ha scritto|schreef)(?!\p{L}).{0,200}:$/iu,
  /^.{0,120}(?:schrieb am|wrote on|escribió el|va escriure el)\s.{4,120}:$/i,
  /^-{2,}\s?(?:Original Message|Ursprüngliche Nachricht|Originalnachricht|Mensaje original|Missatge original)\s?-{2,}$/i,
  /^_{10,}$/,
];
const FROM = /^\*?(?:From|Von|De)\*?\s?:\*?\s*\S/i;
const MORE = /^\*?(?:Sent|Date|Gesendet|Datum|Enviado|Fecha|Enviat|Data|To|An|Para|Per a)\*?\s?:/i;

/** A line of headers with another one below it. */
const isBlock = (lines: readonly string[], at: number) =>
  FROM.test(lines[at] ?? '') && lines.slice(at + 1, at + 4).some((line) => MORE.test(line));

/** Where what is quoted begins: an introduction, which may take two lines, a block of headers, or nothing but quoted lines to the end. */
function quoteStart(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    const both = `${line} ${lines[at + 1] ?? ''}`.trim();
    if (isBlock(lines, at) || INTRODUCTIONS.some((one) => one.test(line) || one.test(both)))
      return at;
    if (line.startsWith('>') && lines.slice(at).every((one) => one === '' || one.startsWith('>')))
      return at;
  }
  return lines.length;
}

/** A mail's text without the mail that it answers; all of it where the guest wrote between or below the quoted lines. */
export function withoutQuotes(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const start = quoteStart(lines);
  const own = lines.slice(0, start).join('\n').trim();
  const rest = lines.slice(start + 1);
  // Answers among quoted lines would be lost with them.
  const isMixed = rest.some((line) => line.startsWith('>')) && hasAnswerBelow(rest);
  return own === '' || isMixed ? text.trim() : own;
}

/** After the quoted lines stands something that is not quoted. */
function hasAnswerBelow(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => line.startsWith('>'));
  return lines.slice(first).some((line) => line !== '' && !line.startsWith('>'));
}
