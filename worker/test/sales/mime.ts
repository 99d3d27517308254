const bytesOf = (text: string, charset: 'utf-8' | 'iso-8859-1') =>
  charset === 'utf-8'
    ? [...new TextEncoder().encode(text)]
    : [...text].map((letter) => Math.min(letter.codePointAt(0) ?? 63, 255));

function base64(bytes: readonly number[]): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.match(/.{1,76}/g)?.join('\r\n') ?? '';
}
const printable = (byte: number) =>
  (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32
    ? String.fromCharCode(byte)
    : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
const quotedLine = (bytes: readonly number[]) =>
  bytes
    .map(printable)
    .join('')
    .replace(/ $/, '=20')
    .replace(/(?:[^=]|=[0-9A-F]{2}){70}(?=.)/g, (part) => `${part}=\r\n`);

/** A part of a mail in an encoding. */
export function part(
  type: 'text/plain' | 'text/html',
  text: string,
  {
    encoding = 'quoted-printable',
    charset = 'utf-8',
  }: { encoding?: 'quoted-printable' | 'base64' | '8bit'; charset?: 'utf-8' | 'iso-8859-1' } = {},
): string {
  const body =
    encoding === 'base64'
      ? base64(bytesOf(text, charset))
      : encoding === '8bit'
        ? text.replace(/\r?\n/g, '\r\n')
        : text
            .split(/\r?\n/)
            .map((line) => quotedLine(bytesOf(line, charset)))
            .join('\r\n');
  return `Content-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`;
}

const BOUNDARY = '=_part_7f3a';
export const alternative = (...parts: string[]) =>
  `Content-Type: multipart/alternative; boundary="${BOUNDARY}"\r\n\r\n${parts.map((one) => `--${BOUNDARY}\r\n${one}\r\n`).join('')}--${BOUNDARY}--\r\n`;

const word = (text: string) =>
  /^[ -~]*$/.test(text)
    ? text
    : `=?utf-8?B?${btoa(String.fromCharCode(...bytesOf(text, 'utf-8')))}?=`;

export type MailFacts = {
  from: string;
  name?: string;
  subject: string;
  id?: string;
  date?: string;
  /** The line of the server that received it; by default all is well. */
  results?: string | null;
};

/** A mail as it arrives. */
export function mail(
  { from, name = '', subject, id, date, results }: MailFacts,
  content: string,
): string {
  const domain = from.slice(from.indexOf('@') + 1);
  const passed = `mx.cloudflare.net; dkim=pass header.d=${domain} header.s=s1; dmarc=pass header.from=${domain} policy.dmarc=reject; spf=pass smtp.mailfrom=bounce@${domain}`;
  const headers = [
    ...(results === null ? [] : [`Authentication-Results: ${results ?? passed}`]),
    `From: ${name ? `"${word(name)}" ` : ''}<${from}>`,
    'To: <sales@menorca.example>',
    `Subject: ${word(subject)}`,
    `Date: ${date ?? 'Tue, 01 Jun 2027 09:12:00 +0000'}`,
    `Message-ID: <${id ?? crypto.randomUUID()}@${domain}>`,
    'MIME-Version: 1.0',
  ];
  return `${headers.join('\r\n')}\r\n${content}`;
}
