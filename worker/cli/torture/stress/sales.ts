import { anchorOf, type SaleField } from '#contract/sales/anchors.ts';
import { connect } from '#core/db/client.ts';
import { saleTemplates } from '#core/db/schema.ts';
import { localPlatform } from '../../local/local-platform.ts';
import { inspect } from '../inspect-database.ts';
import { type Outcome, type Part, say, sideBySide } from '../part.ts';
import { People } from '../people.ts';
import { Sender } from '../send.ts';
import { OwnServer } from '../server/own-server.ts';
import { insertWorlds, type Start } from './resource-world.ts';

// Mails of a partner: repeated, forged, cut and mangled, all at once, then changed and cancelled in any order. No reference is booked twice, nothing
// forged is booked, what is cancelled stays so, and every mail is stored.

const SENDER = 'bookings@market.example';
const REFERENCES = 40;
const CONNECTIONS = 40;
const PARTNER = { name: 'Market', slug: 'market', terms: 'commission' };

type Kind = 'New' | 'Changed' | 'Cancelled';
type Facts = { reference: string; day: string; kind?: Kind; people?: number };
type Mail = { raw: string; reference: string };

const textOf = ({ reference, day, kind = 'New', people = 2 }: Facts) => `${kind} booking
Reference: ${reference}
Tour: Harbour sail
Date: ${day} at 10:00
Guests: ${people} adults
Name: Ada Byron
Thank you for selling with us.`;

const mailOf = (facts: Facts, id: string, results = 'pass') =>
  `Authentication-Results: mx.cloudflare.net; dkim=${results} header.d=market.example; dmarc=${results} header.from=market.example; spf=${results} smtp.mailfrom=${SENDER}
From: <${SENDER}>
To: <sales@menorca.example>
Subject: ${facts.kind ?? 'New'} booking ${facts.reference}
Date: ${new Date().toUTCString()}
Message-ID: <${id}@market.example>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

${textOf(facts)}`.replaceAll('\n', '\r\n');

/** Ways in which a mail arrives broken; its words stay as they are, or are missing. The local address itself refuses some headers. */
const MANGLERS: readonly ((head: string, body: string, n: number) => string)[] = [
  (head, body, n) => `${head}${body.slice(0, Math.floor((body.length * ((n % 9) + 1)) / 10))}`,
  (head, body) =>
    `${head.replace('MIME-Version: 1.0', 'Content-Transfer-Encoding: base64')}${body}`,
  (head, body) => `${head}${body.replaceAll('\r\n', '\n').replaceAll('e', 'e\u0000')}`,
  (head, body) => `${head.replace('text/plain', 'multipart/mixed; boundary="gone"')}${body}`,
  (head, body) => `${head}${body}\r\n\r\n${body}`,
  // A character set that has other words for these bytes; one that does not exist is refused by the local address.
  (head, body) => `${head.replace('utf-8', 'utf-16le')}${body}`,
  // Cut in a part: no end of the boundary, half a quoted byte, base64 that is no multiple of four.
  (head, body) =>
    `${head.replace('text/plain; charset=utf-8', 'multipart/alternative; boundary="b"')}--b\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${body}=E`,
  (head, body, n) =>
    `${head.replace('MIME-Version: 1.0', 'Content-Transfer-Encoding: base64')}${btoa(body).slice(0, -1 - (n % 7))}`,
  // Cut in its headers: the text is one of them.
  (head, body) => `${head.trimEnd()}\r\nX-Cut: ${body.replaceAll('\r\n', ' ')}`,
];
/** With two senders, or with none but a name (the local address refuses none at all): the mail names no one who could have been checked. */
const NO_SENDER: readonly ((raw: string) => string)[] = [
  (raw) => raw.replace(/^(From: .*)$/m, '$1\r\nFrom: <someone@other.example>'),
  (raw) => raw.replace(/^From: .*$/m, 'From: "Market bookings"'),
];
const mangledMail = (raw: string, n: number) => {
  const at = raw.indexOf('\r\n\r\n') + 4;
  return (MANGLERS[n % MANGLERS.length] ?? ((head, body) => head + body))(
    raw.slice(0, at),
    raw.slice(at),
    n,
  );
};

const wordsMarked = (reference: string, day: string): [SaleField, string][] => [
  ['reference', reference],
  ['trip', 'Harbour sail'],
  ['day', day],
  ['time', '10:00'],
  ['people', '2 adults'],
  ['name', 'Ada Byron'],
];

/** As the firm makes it on the screen. */
async function insertTemplate(directory: string, partnerId: number, start: Start, day: string) {
  const text = textOf({ reference: 'M-1000', day });
  const platform = await localPlatform(directory);
  await connect(platform.env.DB)
    .insert(saleTemplates)
    .values({
      ...{ name: 'Market', sender: 'market.example', partnerId, language: 'en', notify: false },
      ...{ changedText: 'Changed booking', cancelledText: 'Cancelled booking' },
      names: [{ name: 'Harbour sail', optionId: start.optionId }],
      anchors: wordsMarked('M-1000', day).map(([field, value]) => {
        const at = text.indexOf(value);
        return anchorOf(field, text, at, at + value.length);
      }),
    });
  await platform.dispose();
}

type Booked = { reference: string; status: string; day: string; places: number };

/** What is booked under the mails' references, and how many mails are stored. */
async function stored(directory: string): Promise<{ booked: Booked[]; messages: number }> {
  const platform = await localPlatform(directory);
  const { results } = await platform.env.DB.prepare(
    `SELECT reseller_reference AS reference, status, local_date AS day, places FROM bookings WHERE reseller_reference IS NOT NULL AND reseller_reference GLOB '[HFX]-*'`,
  ).all<Booked>();
  const count = await platform.env.DB.prepare('SELECT count(*) AS n FROM sale_messages').first<{
    n: number;
  }>();
  await platform.dispose();
  return { booked: results, messages: count?.n ?? 0 };
}

/** In an order of their own for each seed. */
const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  items
    .map((item, n) => ({ item, at: (n * 7919 + seed * 104_729) % 10_007 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

export const sales: Part = async ({ site, seed }): Promise<Outcome> => {
  const directory = site.copy();
  const [world] = await insertWorlds(directory);
  const start = world?.starts[0];
  const days = world?.days ?? [];
  if (!start) throw new Error('There is no departure to sell.');
  const failures: string[] = [];
  const server = new OwnServer('sales', directory);
  const dayOf = (n: number) => days[n % days.length] ?? '';
  const live = async <T>(work: (sender: Sender) => Promise<T>): Promise<T> => {
    await server.start();
    const sender = new Sender(server.url, CONNECTIONS);
    const done = await work(sender);
    sender.close();
    await server.stop();
    return done;
  };
  const deliver = (sender: Sender, mails: readonly Mail[]) =>
    sideBySide(mails, CONNECTIONS, async ({ raw, reference }) => {
      const { status, text } = await sender.send({
        ...{ method: 'POST', body: raw, headers: { 'Content-Type': 'message/rfc822' } },
        path: `/cdn-cgi/handler/email?from=${SENDER}&to=sales@menorca.example`,
      });
      if (status !== 200) failures.push(`${reference} was answered ${status}: ${text}`);
    });
  const partnerId = await live(async (sender) => {
    const people = new People(sender, site.admin);
    await people.gatherAdmin();
    const { status, text } = await sender.send({
      ...{ method: 'POST', path: '/api/admin/partners', body: JSON.stringify(PARTNER) },
      headers: { 'Content-Type': 'application/json', ...people.headersOf('admin') },
    });
    if (status !== 201) throw new Error(`No partner could be made: ${status} ${text}`);
    return (JSON.parse(text) as { id: number }).id;
  });
  await insertTemplate(directory, partnerId, start, dayOf(0));

  const numbers = Array.from({ length: REFERENCES }, (_, n) => n);
  const honest = numbers.flatMap((n): Mail[] => {
    const facts = { reference: `H-${1000 + n}`, day: dayOf(n) };
    const same = { raw: mailOf(facts, `h${n}`), reference: facts.reference };
    return [same, same, same, { ...same, raw: mailOf(facts, `again${n}`) }];
  });
  const forged = numbers.map((n): Mail => {
    const reference = `F-${1000 + n}`;
    return {
      raw: mailOf({ reference, day: dayOf(n) }, `f${n}`, 'fail'),
      reference,
    };
  });
  const mangled = numbers.map((n): Mail => {
    const reference = `X-${1000 + n}`;
    const raw = mailOf({ reference, day: dayOf(n + 5) }, `x${n}`, n % 2 === 0 ? 'pass' : 'none');
    return { raw: mangledMail(raw, n), reference };
  });
  const unsent = numbers.map((n): Mail => {
    const reference = `F-${2000 + n}`;
    const raw = mailOf({ reference, day: dayOf(n) }, `u${n}`);
    return { raw: (NO_SENDER[n % NO_SENDER.length] ?? String)(raw), reference };
  });
  const all = [...honest, ...forged, ...mangled, ...unsent];
  await live((sender) => deliver(sender, shuffled(all, seed)));
  const first = await stored(directory);
  const of = (reference: string, { booked }: { booked: Booked[] }) =>
    booked.filter((one) => one.reference === reference);
  for (const n of numbers) {
    const own = of(`H-${1000 + n}`, first);
    if (own.length !== 1 || own[0]?.day !== dayOf(n) || own[0].places !== 2)
      failures.push(`H-${1000 + n} is booked as ${JSON.stringify(own)}`);
  }
  for (const one of first.booked) {
    if (one.reference.startsWith('F'))
      failures.push(`${one.reference} is booked, whose sender is not known`);
    const n = Number(one.reference.slice(2)) - 1000;
    if (one.reference.startsWith('X') && (one.day !== dayOf(n + 5) || one.places !== 2))
      failures.push(`mangled ${one.reference} is booked as ${JSON.stringify(one)}`);
  }
  // Two Message-IDs of each reference, and one of each other mail.
  if (first.messages < REFERENCES * 5) failures.push(`only ${first.messages} mails are stored`);

  const later = numbers.flatMap((n): Mail[] => {
    const facts = { reference: `H-${1000 + n}`, day: dayOf(n) };
    const kind: Kind = n % 2 === 0 ? 'Cancelled' : 'Changed';
    const mail = (id: string, more: Partial<Facts>): Mail => ({
      ...{ raw: mailOf({ ...facts, ...more }, id), reference: facts.reference },
    });
    const change = mail(`later${n}`, { kind, people: n % 2 === 0 ? 2 : 1 });
    return [change, change, mail(`once-more${n}`, {})];
  });
  await live(async (sender) => {
    await deliver(sender, shuffled(later, seed + 1));
    // Again, after everything.
    await deliver(
      sender,
      honest.filter((_, at) => at % 4 === 0),
    );
  });
  const last = await stored(directory);
  for (const n of numbers) {
    const own = of(`H-${1000 + n}`, last);
    const isGone = own[0]?.status === 'CANCELLED';
    if (own.length !== 1 || isGone !== (n % 2 === 0))
      failures.push(`H-${1000 + n} ended as ${JSON.stringify(own)}`);
  }
  const { rows, wrong } = await inspect(directory);
  const figures = {
    'mails sent': honest.length + forged.length + mangled.length + later.length + REFERENCES,
    'mails stored': last.messages,
    'booked from them': last.booked.length,
    'rows looked through after them': rows,
  };
  say(`  ${last.booked.length} booked, ${last.messages} mails stored`);
  return { figures, failures: [...failures, ...wrong] };
};
