/** What a forwarding program writes above the mail that it forwards. */
export type ForwardedMail = {
  sender: string;
  senderName: string;
  subject: string;
  date: string | null;
  text: string;
};

const FROM = /^\*?(?:from|von|de|remitent|absender)\*?\s?:\*?\s*(.*)$/i;
const SUBJECT = /^\*?(?:subject|betreff|asunto|assumpte|tema)\*?\s?:\*?\s*(.*)$/i;
const DATE =
  /^\*?(?:date|sent|datum|gesendet|fecha|enviado(?: el)?|data|enviat(?: el)?)\*?\s?:\*?\s*(.*)$/i;
const OTHER = /^\*?(?:to|an|para|per a|a|cc|reply-to|antwort an|responder a)\*?\s?:/i;
const ADDRESS = /<?(?:mailto:)?([\w.+%-]{1,64}@[\w-]+(?:\.[\w-]+)+)>?/;
const MAX_LINES = 60;

/** The mail inside a forwarded one, whose text has no blank lines; undefined when it is none. The last block of headers is that of the original. */
export function forwardedMail(text: string): ForwardedMail | undefined {
  const lines = text.split('\n');
  let found: ForwardedMail | undefined;
  for (let at = 0; at < Math.min(lines.length, MAX_LINES); at += 1) {
    const [, from] = FROM.exec(lines[at] ?? '') ?? [];
    const sender = ADDRESS.exec(from ?? '')?.[1];
    if (from === undefined || !sender) continue;
    let end = at + 1;
    let subject: string | undefined;
    let date: string | null = null;
    for (; end < lines.length && end - at < 8; end += 1) {
      const line = lines[end] ?? '';
      const ofSubject = SUBJECT.exec(line)?.[1];
      const ofDate = DATE.exec(line)?.[1];
      if (ofSubject !== undefined) subject = ofSubject;
      else if (ofDate !== undefined && date === null) date = ofDate;
      else if (!OTHER.test(line)) break;
    }
    if (subject === undefined) continue;
    found = {
      sender: sender.toLowerCase(),
      senderName: from
        .replace(ADDRESS, '')
        .replace(/["<>[\]*]/g, '')
        .trim(),
      subject: subject.trim(),
      date,
      text: lines.slice(end).join('\n'),
    };
    at = end - 1;
  }
  return found;
}

/** Without `Fwd:`, `WG:` and the like. */
export const plainSubject = (subject: string): string =>
  subject.replace(/^(?:\s*(?:fwd?|wg|rv|tr|re|aw|reenv(?:iado)?)\s*:)+\s*/i, '').trim();
