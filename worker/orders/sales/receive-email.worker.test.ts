import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { anchorOf, type SaleField } from '#contract/sales/anchors.ts';
import { bookings, outbox, saleMessages, saleTemplates, tripOptions } from '#core/db/schema.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { type MailFacts, mail, part } from '../../test/sales/mime.ts';
import { parseMail } from './mail/parse-mail.ts';
import { receiveEmail } from './mail/receive-email.ts';
import { purgeSaleTexts } from './sale-texts.sql.ts';

const SENDER = 'bookings@market.example';
const DAY = addDays(menorcaToday(new Date()), 40);

type Facts = {
  reference: string;
  day?: string;
  people?: string;
  kind?: 'New' | 'Changed' | 'Cancelled';
  email?: string;
  net?: string;
};
const textOf = ({ reference, kind = 'New', ...more }: Facts) =>
  `${kind} booking
Reference: ${reference}
Tour: Dragon boat
Date: ${more.day ?? DAY} at 10:00
Guests: ${more.people ?? '2 adults'}
Name: Ada Byron
Email: ${more.email ?? 'guest-1@reply.market.example'}
Net price: ${more.net ?? '80.00 EUR'}`;

const deliver = async (raw: string) => {
  const bytes = new TextEncoder().encode(raw);
  let rejected: string | undefined;
  await receiveEmail(
    {
      from: SENDER,
      raw: new Response(bytes).body as ReadableStream<Uint8Array>,
      rawSize: bytes.length,
      setReject: (reason) => {
        rejected = reason;
      },
    },
    bindings,
  );
  const all = await db.select().from(saleMessages);
  return { message: all.at(-1), all, rejected };
};
const sold = (facts: Facts, more: Partial<MailFacts> = {}) =>
  mail(
    { from: SENDER, subject: `${facts.kind ?? 'New'} booking ${facts.reference}`, ...more },
    part('text/plain', textOf(facts)),
  );
const soldAs = async (reference: string) =>
  db.select().from(bookings).where(eq(bookings.resellerReference, reference));

let partnerId: number;
let optionId: number;

beforeAll(async () => {
  await aTripType({ id: 1 });
  const trip = await aTrip({ name: 'Dragon boat', translations: {} });
  ({ optionId } = await aBookableOption({ tripId: trip.id }));
  ({ id: partnerId } = await aPartner({ terms: 'net', tripCommissionBp: 2000 }));
  const { text } = await parseMail(sold({ reference: 'M-1000' }), new Date());
  const marked: [SaleField, string][] = [
    ['reference', 'M-1000'],
    ['trip', 'Dragon boat'],
    ['day', DAY],
    ['time', '10:00'],
    ['people', '2 adults'],
    ['name', 'Ada Byron'],
    ['email', 'guest-1@reply.market.example'],
    ['net', '80.00 EUR'],
  ];
  await db.insert(saleTemplates).values({
    ...{ name: 'Market', sender: 'market.example', partnerId, language: 'en', notify: true },
    ...{ changedText: 'Changed booking', cancelledText: 'Cancelled booking' },
    anchors: marked.map(([field, value]) => {
      const at = text.indexOf(value);
      return anchorOf(field, text, at, at + value.length);
    }),
  });
});

test('a sale becomes a booking of its partner at the net price, and the guest behind a relay gets no letter', async () => {
  const { message } = await deliver(sold({ reference: 'M-1' }));
  expect(message).toMatchObject({ state: 'done', result: 'booked', faults: [], partnerId });
  const [booking, ...others] = await soldAs('M-1');
  expect(others).toEqual([]);
  expect(booking).toMatchObject({
    ...{ id: message?.bookingId, status: 'CONFIRMED', optionId, localDate: DAY, places: 2 },
    ...{ partnerId, commissionBp: 2000, totalCents: 10_000, contactName: 'Ada Byron' },
    ...{ contactEmail: null, note: 'guest-1@reply.market.example', source: 'hotel' },
  });
  expect(await db.select().from(outbox)).toEqual([]);
});

test('a guest with an address of their own gets the confirmation', async () => {
  await deliver(sold({ reference: 'M-2', email: 'ada@example.com' }));
  const mails = await db.select().from(outbox).where(eq(outbox.toAddress, 'ada@example.com'));
  expect(mails).toHaveLength(1);
});

test('another net price is what the partner owes', async () => {
  await deliver(sold({ reference: 'M-3', net: '72.50 EUR' }));
  const [booking] = await soldAs('M-3');
  const owed = (booking?.totalCents ?? 0) - Math.round((booking?.totalCents ?? 0) * 0.2);
  expect(owed).toBe(7250);
  const { message } = await deliver(sold({ reference: 'M-4', net: '7.25 EUR' }));
  expect(message).toMatchObject({ state: 'open', faults: ['net'] });
  expect(await soldAs('M-4')).toEqual([]);
});

test('repeated, forwarded once more, at the same time or amended mails find the one booking', async () => {
  const raw = sold({ reference: 'M-5' }, { id: 'same' });
  await Promise.all([deliver(raw), deliver(raw), deliver(sold({ reference: 'M-5' }))]);
  const { message: third } = await deliver(sold({ reference: 'M-5' }, { subject: 'Fwd: it' }));
  expect(third?.result).toBe('repeated');
  expect(await soldAs('M-5')).toHaveLength(1);
  const changed = sold({
    reference: 'M-5',
    kind: 'Changed',
    people: '3 adults',
    net: '120.00 EUR',
  });
  expect((await deliver(changed)).message?.result).toBe('changed');
  const [booking] = await soldAs('M-5');
  expect(booking).toMatchObject({ places: 3, totalCents: 15_000, status: 'CONFIRMED' });
  const again = sold({ reference: 'M-5', kind: 'Changed', people: '3 adults', net: '120.00 EUR' });
  expect((await deliver(again)).message?.result).toBe('repeated');
  // Something else under the same reference is nothing that is said to be a change.
  const other = await deliver(sold({ reference: 'M-5', people: '5 adults', net: '200 EUR' }));
  expect(other.message).toMatchObject({ state: 'open', faults: ['differs'] });
  const gone = await deliver(sold({ reference: 'M-5', kind: 'Cancelled' }));
  expect(gone.message?.result).toBe('cancelled');
  expect((await deliver(sold({ reference: 'M-5', kind: 'Cancelled' }))).message?.result).toBe(
    'repeated',
  );
  expect((await soldAs('M-5'))[0]?.status).toBe('CANCELLED');
  const late = await deliver(sold({ reference: 'M-5' }));
  expect(late.message).toMatchObject({ result: 'repeated' });
  expect((await soldAs('M-5'))[0]?.status).toBe('CANCELLED');
});

test('a cancellation that comes before its sale leaves nothing booked', async () => {
  const early = await deliver(sold({ reference: 'M-6', kind: 'Cancelled' }));
  expect(early.message).toMatchObject({ state: 'open', faults: ['not_found'] });
  expect((await deliver(sold({ reference: 'M-6' }))).message?.faults).toEqual(['older']);
  expect(await soldAs('M-6')).toEqual([]);
});

test('an amendment that was written before the last one changes nothing', async () => {
  await deliver(sold({ reference: 'M-7' }, { date: 'Sat, 01 Aug 2026 08:00:00 +0000' }));
  const newer = { reference: 'M-7', kind: 'Changed', people: '4 adults', net: '160 EUR' } as const;
  await deliver(sold(newer, { date: 'Sat, 01 Aug 2026 10:00:00 +0000' }));
  const older = await deliver(
    sold(
      { ...newer, people: '1 adult', net: '40 EUR' },
      { date: 'Sat, 01 Aug 2026 09:00:00 +0000' },
    ),
  );
  expect(older.message).toMatchObject({ state: 'open', faults: ['older'] });
  expect((await soldAs('M-7'))[0]?.places).toBe(4);
});

test.each([
  ['mx.cloudflare.net; dkim=fail header.d=market.example; spf=fail smtp.mailfrom=x@evil.example'],
  ['mx.cloudflare.net; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=x@evil.example'],
  ['mail.evil.example; dkim=pass header.d=market.example; dmarc=pass header.from=market.example'],
  [null],
])('a mail that may be forged is a draft and never a booking: %s', async (results) => {
  const { message } = await deliver(sold({ reference: 'M-8' }, { results }));
  expect(message).toMatchObject({ state: 'open', partnerId });
  expect(message?.faults).toContain('untrusted');
  expect(await soldAs('M-8')).toEqual([]);
});

test('a forwarded mail counts by who forwards it', async () => {
  const inner = `---------- Forwarded message ---------\nFrom: Market <${SENDER}>\nSubject: New booking M-9\nTo: us\n\n${textOf({ reference: 'M-9' })}`;
  const from = (address: string) =>
    mail({ from: address, subject: 'Fwd: New booking M-9' }, part('text/plain', inner));
  const { message } = await deliver(from('someone@evil.example'));
  expect(message).toMatchObject({ state: 'open', faults: ['untrusted'], sender: SENDER });
  expect(await soldAs('M-9')).toEqual([]);
});

test('an unknown layout and a mail that is no mail are drafts with their text', async () => {
  const unknown = mail(
    { from: SENDER, subject: 'Newsletter' },
    part('text/html', '<p>Hi <b>all</b>'),
  );
  expect((await deliver(unknown)).message).toMatchObject({
    ...{ state: 'open', faults: ['layout'], text: 'Hi all' },
  });
  const { message } = await deliver('\u0000\u0001 nothing');
  expect(message?.state).toBe('open');
});

test('full: the draft says so, and the same mail is no second place', async () => {
  await db.update(tripOptions).set({ capacity: 2 }).where(eq(tripOptions.id, optionId));
  const day = addDays(DAY, 3);
  expect((await deliver(sold({ reference: 'M-20', day }))).message?.result).toBe('booked');
  const { message } = await deliver(sold({ reference: 'M-21', day }));
  expect(message).toMatchObject({ state: 'open', faults: ['full'] });
  expect(await soldAs('M-21')).toEqual([]);
});

test('texts go after ninety days, and a repeated mail is known even then', async () => {
  const later = new Date(Date.now() + 91 * 86_400_000);
  await purgeSaleTexts(db, later);
  const rows = await db.select().from(saleMessages);
  expect(rows.length).toBeGreaterThan(5);
  expect(
    rows.map(({ text, subject, reading, sender }) => [text, subject, reading, sender]),
  ).toEqual(rows.map(() => ['', '', null, null]));
  await deliver(sold({ reference: 'M-1' }));
  expect(await soldAs('M-1')).toHaveLength(1);
});

test('a mail of broken parts is stored with what arrived, and not booked', async () => {
  const raw = sold({ reference: 'M-90' }).replace(
    /Content-Type: text\/plain[^\r]*/,
    'Content-Type: multipart/mixed; boundary="gone"',
  );
  const { message } = await deliver(raw);
  expect(message).toMatchObject({ state: 'open' });
  expect(message?.text).toContain('M-90');
  expect(await soldAs('M-90')).toEqual([]);
});

test('a mail without a sender, or with two, is a draft with its words and books nothing', async () => {
  const without: readonly ((raw: string) => string)[] = [
    (raw) => raw.replace(/^From: .*\r\n/m, ''),
    (raw) => raw.replace(/^From: .*$/m, 'From: '),
    (raw) => raw.replace(/^(From: .*)$/m, '$1\r\nFrom: <someone@other.example>'),
    (raw) => raw.replace(/^From: .*$/m, 'From: "Market bookings"'),
  ];
  for (const [at, change] of without.entries()) {
    const reference = `U-700${at}`;
    const { message, rejected } = await deliver(change(sold({ reference })));
    expect([rejected, message?.state]).toEqual([undefined, 'open']);
    expect(message?.text).toContain(reference);
    expect(await soldAs(reference)).toEqual([]);
  }
});

test('a character set that does not exist hides no words, and a mail that is cut anywhere is kept and not read as another', async () => {
  const odd = sold({ reference: 'U-7100' }).replace('charset=utf-8', 'charset="x-klingon-8"');
  const { message, rejected: refused } = await deliver(odd);
  expect(refused).toBeUndefined();
  expect(message?.text).toContain('Reference: U-7100');
  for (const one of await soldAs('U-7100'))
    expect(one).toMatchObject({ localDate: DAY, places: 2 });
  const whole = sold({ reference: 'U-7200' });
  const body = whole.indexOf('\r\n\r\n');
  for (const end of [20, body - 30, body + 2, body + 60, body + 90, whole.length - 25]) {
    const cut = whole
      .slice(0, end)
      .replace(/^Message-ID: .*$/m, `Message-ID: <cut${end}@market.example>`);
    const { rejected } = await deliver(cut);
    expect(rejected).toBeUndefined();
    for (const one of await soldAs('U-7200'))
      expect(one).toMatchObject({ localDate: DAY, places: 2 });
  }
});
