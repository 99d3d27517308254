import { eq, max, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { Language } from '#contract/languages/language.ts';
import type { LetterDelivery, LetterInput, LetterPreview } from '#contract/mail/letters.ts';
import { letterSendings, letters, outbox, subscribers, trips } from '#core/db/schema.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { deliverDue } from '#core/mail/delivery.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTrip, aTripType, db } from '../../../test/builders.ts';
import { bindings, postJson } from '../../../test/client.ts';
import { continueLetters } from './queue-letters.ts';

const admin = await anAdmin();
const TEXT = 'Das Meer ist **warm**. [Buchten](/destinations)';

beforeEach(async () => {
  await db.delete(letterSendings);
  await db.delete(letters);
  await db.delete(outbox);
  await db.delete(subscribers);
});

/** Confirmed subscribers `reader{n}`, from a number on. */
const readers = (from: number, howMany: number, language: Language = 'de') => {
  const row = jsonRows(Array.from({ length: howMany }, (_, n) => ({ n: from + n })));
  return insertRows(
    db,
    subscribers,
    {
      email: sql<string>`'reader' || (${row.cell('n')}) || '@example.com'`,
      language: sql<Language>`${language}`,
      status: 'confirmed',
    },
    row.from,
  );
};

const aLetter = async (more: Partial<LetterInput> = {}) =>
  jsonOf<EditedRow<LetterInput>>(
    admin('/letters', 'POST', {
      title: 'Neues von der Insel',
      body: TEXT,
      sourceLanguage: 'de',
      ...more,
    }),
  );
const send = ({ id, version }: { id: number; version: number }) =>
  admin(`/letters/${id}/send`, 'POST', { version });
/** Begins the sending without a request, after which mails are delivered at once. */
async function begin({ id, version: _, ...content }: EditedRow<LetterInput>) {
  const [last] = await db.select({ id: max(subscribers.id) }).from(subscribers);
  await db.insert(letterSendings).values({
    ...{ letterId: id, content, readers: 0, upToId: last?.id ?? 0 },
    startedAt: new Date().toISOString(),
  });
}
const continued = () => continueLetters(db, new Date(), bindings);
/** Delivers all that is due; whom it reaches, in order. */
async function delivered(): Promise<string[]> {
  const reached: string[] = [];
  const send = async ({ to }: { to: string }) => {
    reached.push(to);
    return 'sent' as const;
  };
  while ((await deliverDue(bindings, db, { send })) > 0);
  return reached;
}
const delivery = (id: number) => jsonOf<LetterDelivery>(admin(`/letters/${id}/delivery`));
const mails = () => db.select().from(outbox).where(eq(outbox.kind, 'newsletter.letter'));

test('each confirmed reader gets the letter in their language, with a link of their own to unsubscribe', async () => {
  await readers(1, 2);
  await readers(3, 1, 'ca');
  await db.insert(subscribers).values([
    { email: 'pending@example.com', language: 'de' },
    { email: 'gone@example.com', language: 'de', status: 'unsubscribed' },
  ]);
  const letter = await aLetter({
    translations: { title: { ca: 'Novetats' }, body: { ca: 'La mar és calenta.' } },
  });
  const answer = await send(letter);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const sent = await mails();
  expect(sent.map(({ toAddress, subject, language }) => [toAddress, subject, language])).toEqual([
    ['reader1@example.com', 'Neues von der Insel', 'de'],
    ['reader2@example.com', 'Neues von der Insel', 'de'],
    ['reader3@example.com', 'Novetats', 'ca'],
  ]);
  expect(sent[0]?.html).toContain('<strong>warm</strong>');
  expect(sent[0]?.html).toMatch(/href="http:\/\/localhost\/de\/destinations"/);
  expect(new Set(sent.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(3);
  const token = new URL(sent[0]?.unsubscribeUrl ?? '').searchParams.get('token');
  expect((await postJson('/api/subscribe/unsubscribe', { token })).status).toBe(200);
});

test('a language without a text gets nothing, or English if the company wants it', async () => {
  await readers(1, 1, 'es');
  const english = { translations: { title: { en: 'News' }, body: { en: 'Warm sea.' } } };
  const letter = await aLetter(english);
  expect((await send(letter)).status).toBe(422);
  const other = await aLetter({ ...english, hasFallback: true });
  expect((await delivery(other.id)).readers.find(({ language }) => language === 'es')).toEqual({
    language: 'es',
    count: 1,
    textLanguage: 'en',
  });
  expect((await send(other)).status).toBe(200);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['News']);
});

test('only readers of the chosen languages get it', async () => {
  await readers(1, 1, 'es');
  await readers(2, 1, 'de');
  await send(await aLetter({ hasFallback: true, readerLanguages: ['es'] }));
  expect((await mails()).map(({ toAddress }) => toAddress)).toEqual(['reader1@example.com']);
});

test('trips are shown at the price of the day on which it is sent', async () => {
  await readers(1, 1);
  const type = await aTripType();
  const { id } = await aTrip({ tripTypeId: type.id, name: 'Barca', price: 40 });
  const letter = await aLetter({ tripIds: [id] });
  await db.update(trips).set({ price: 45 }).where(eq(trips.id, id));
  await send(letter);
  const [mail] = await mails();
  expect(mail?.html).toMatch(/45\s€/);
  expect(mail?.html).toMatch(new RegExp(`href="http://localhost/de/trips/${id}-`));
});

test('two people press at once, or a save comes between: one letter goes out, as it was seen', async () => {
  await readers(1, 3);
  const letter = await aLetter();
  expect((await send({ id: letter.id, version: letter.version + 1 })).status).toBe(409);
  const answers = await Promise.all([send(letter), send(letter), send(letter)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await mails()).toHaveLength(3);
});

test('2,000 readers and a worker that dies five times on the way: one mail each', async () => {
  await readers(1, 2000);
  const letter = await aLetter();
  await begin(letter);
  // Subscribed after its sending began.
  await db
    .insert(subscribers)
    .values({ email: 'late@example.com', language: 'de', status: 'confirmed' });
  const outbound: string[] = [];
  const batch = db.batch.bind(db);
  let deaths = 0;
  for (let run = 0; run < 60; run += 1) {
    const [sending] = await db.select().from(letterSendings);
    if (sending?.finishedAt) break;
    const isDying = deaths < 5;
    let turns = 0;
    const dying = new Proxy(db, {
      get: (target, name) =>
        name === 'batch'
          ? async (statements: Parameters<typeof batch>[0]) => {
              turns += 1;
              // Before a write, and after one whose answer is lost.
              if (isDying && turns === 2 && deaths % 2 === 0) throw new Error('killed');
              const results = await batch(statements);
              if (isDying && turns === 2) throw new Error('killed');
              return results;
            }
          : Reflect.get(target, name),
    });
    // Two timers at once.
    const runs = await Promise.allSettled([
      continueLetters(dying, new Date(), bindings),
      continueLetters(db, new Date(), bindings),
    ]);
    if (runs.some(({ status }) => status === 'rejected')) deaths += 1;
    outbound.push(...(await delivered()));
  }
  expect(deaths).toBe(5);
  expect(outbound).toHaveLength(2000);
  expect(new Set(outbound).size).toBe(2000);
  expect((await delivery(letter.id)).sending).toMatchObject({ sent: 2000 });
}, 120_000);

test('a letter that is stopped waits, and goes on where it was; a reader who leaves meanwhile gets nothing', async () => {
  await readers(1, 2);
  const letter = await aLetter();
  await begin(letter);
  await continued();
  await admin(`/letters/${letter.id}/stop`, 'POST');
  expect(await delivered()).toEqual([]);
  const [first] = await mails();
  await postJson('/api/subscribe/unsubscribe', {
    token: new URL(first?.unsubscribeUrl ?? '').searchParams.get('token'),
  });
  await admin(`/letters/${letter.id}/continue`, 'POST');
  // The outbox of this installation keeps them.
  expect((await mails()).map(({ toAddress, status }) => [toAddress, status])).toEqual([
    ['reader2@example.com', 'kept'],
  ]);
});

test('a test goes to one’s own address, without unsubscribing anyone', async () => {
  await readers(1, 1);
  const letter = await aLetter();
  expect((await admin(`/letters/${letter.id}/test`, 'POST', { language: 'de' })).status).toBe(204);
  expect((await admin(`/letters/${letter.id}/test`, 'POST', { language: 'en' })).status).toBe(422);
  const preview = await jsonOf<LetterPreview>(admin(`/letters/${letter.id}/mail?language=de`));
  expect(preview).toMatchObject({ subject: 'Neues von der Insel', language: 'de' });
  const tests = await mails();
  expect(tests.map(({ toAddress, unsubscribeUrl }) => [toAddress, unsubscribeUrl])).toEqual([
    ['admin@example.com', null],
  ]);
  expect((await delivery(letter.id)).sending).toBeNull();
});

test('mails of guests go before those of a letter', async () => {
  await readers(1, 8);
  await begin(await aLetter());
  await continued();
  await db.insert(outbox).values({
    ...{ id: 'guest', kind: 'trip.confirmed', toAddress: 'guest@example.com', subject: 'Yours' },
    ...{ html: '', body: '', language: 'de' as const },
  });
  const order = await delivered();
  expect(order).toHaveLength(9);
  expect(order.slice(0, 5)).toContain('guest@example.com');
});
