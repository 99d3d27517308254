import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { VersionOnly } from '#contract/admin/crud.schema.ts';
import { LetterInput, LetterLanguage } from '#contract/mail/letters.schema.ts';
import type { LetterDelivery, LetterPreview } from '#contract/mail/letters.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { letterSendings, letters, outbox, subscribers, trips } from '#core/db/schema.ts';
import { countAttempts, secondsLeft } from '#core/db/statements/attempts.ts';
import { type AuditEntry, auditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { NEVER } from '#core/mail/delivery.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMail, willDeliver } from '#core/mail/outbox.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { letterDelivery, letterWithReaders, reached } from './delivery.reads.ts';
import { letterLanguages, letterMail } from './letter-mail.ts';
import { letterTrips } from './letter-trips.ts';
import { LETTERS, queueLetters } from './queue-letters.ts';

const HOUR_MS = 3_600_000;
/** Test mails of letters per person and hour. */
const TESTS_AN_HOUR = 20;

const isGoing = (id: SQLiteColumn | number) =>
  sql`EXISTS (SELECT 1 FROM letter_sendings WHERE letter_id = ${id} AND finished_at IS NULL AND stopped_at IS NULL)`;

export const letterAdminRoutes = crudRoutes({
  entity: 'letters',
  writes: noStepUp('content: revisions undo it; sending asks'),
  noun: { one: 'a letter', many: 'letters' },
  table: letters,
  input: LetterInput,
  toRow: (letter) => letter,
  list: {
    title: letters.title,
    readerLanguages: letters.readerLanguages,
    sourceLanguage: letters.sourceLanguage,
    translations: letters.translations,
    translationState: letters.translationState,
  },
  searched: [letters.title, letters.translations],
  sorts: { updated: letters.updatedAt, title: letters.title },
  defaultSort: '-updated',
  references: [{ path: 'tripIds', table: trips, ids: ({ tripIds }) => tripIds }],
  isUsed: isGoing,
  usedBy: { message: 'problem.letter_going', code: 'going' },
  copy: (letter) => letter,
});

const idOf = (c: Context<App>): number => found(idIn(c.req.param('id')));
const letterOf = async (c: Context<App>) =>
  found(await c.var.reader.run(letterWithReaders(c.var.db, idOf(c))));
const entryOf = (c: Context<App>, action: AuditEntry['action']): AuditEntry => ({
  userId: c.var.user?.id,
  apiKeyId: c.var.apiKeyId,
  action,
  entity: 'letters',
  entityId: idOf(c),
});

/** The letter to `to` in one language, without a link that unsubscribes anyone. */
async function sampleOf(c: Context<App>, language: LetterPreview['language'], to: string) {
  const { db, reader } = c.var;
  const { letter } = await letterOf(c);
  if (!letterLanguages(letter).includes(language))
    throw new ApiError(422, 'problem.letter_without_text', {
      errors: [{ path: 'language', code: 'required' }],
    });
  const [site, cards] = await Promise.all([
    reader.run(mailSite(db)),
    reader.run(letterTrips(db, letter.tripIds, language)),
  ]);
  const origin = siteOrigin(c.env, c.req.url);
  const unsubscribeUrl = `${origin}/${language}/newsletter/unsubscribe`;
  return letterMail(site, { letter, language, trips: cards, origin, to, unsubscribeUrl });
}

async function answerDelivery(c: Context<App>) {
  const { letter, sending } = letterDelivery(c.var.db, idOf(c));
  const [row, progress] = await Promise.all([c.var.reader.run(letter), c.var.reader.run(sending)]);
  return c.json<LetterDelivery>({ readers: found(row).readers, sending: progress });
}

/** Previews, tests and the sending of letters. */
export const letterSendingRoutes = router();

letterSendingRoutes.get(
  '/:id/delivery',
  describeRoute({ summary: 'Who gets a letter, and how far its sending is' }),
  noStepUp('a read'),
  answerDelivery,
);
letterSendingRoutes.get(
  '/:id/mail',
  describeRoute({ summary: 'A letter as its readers get it', responses: refusals(422) }),
  noStepUp('a read'),
  query(LetterLanguage),
  async (c) => {
    const { language } = c.req.valid('query');
    const { subject, html } = await sampleOf(c, language, 'reader@example.com');
    return c.json<LetterPreview>({ subject, html, language });
  },
);
letterSendingRoutes.post(
  '/:id/test',
  describeRoute({
    summary: 'Send a letter to the address of who asks',
    responses: { ...answers({ 204: null }), ...refusals(422) },
  }),
  noStepUp('to one’s own address'),
  body(LetterLanguage),
  async (c) => {
    const { db, user } = c.var;
    if (!user) throw new ApiError(403);
    const counter = { key: `letter-test:${user.id}`, windowMs: HOUR_MS };
    const [count = 0] = await countAttempts(db, [counter]);
    if (count > TESTS_AN_HOUR)
      throw new ApiError(429, 'problem.too_many_test_mails', {
        headers: { 'Retry-After': String(secondsLeft(counter)) },
      });
    const mail = await sampleOf(c, c.req.valid('json').language, user.email);
    await db.batch([
      queueMail(db, { ...mail, unsubscribeUrl: undefined }),
      auditEntry(db, entryOf(c, 'test-mail')),
    ]);
    return c.body(null, 204);
  },
);
letterSendingRoutes.post(
  '/:id/send',
  describeRoute({
    summary: 'Send a letter to its readers, once',
    responses: refusals(409, 422),
  }),
  stepUp(),
  body(VersionOnly),
  async (c) => {
    const { db } = c.var;
    const { letter, readers } = await letterOf(c);
    const { version } = c.req.valid('json');
    if (letterLanguages(letter).length === 0)
      throw new ApiError(422, 'problem.letter_without_text');
    const total = reached(readers);
    if (total === 0) throw new ApiError(422, 'problem.letter_without_readers');
    const now = new Date();
    const isAsSeen = sql`EXISTS (SELECT 1 FROM letters WHERE ${and(
      eq(letters.id, letter.id),
      eq(letters.version, version),
      isNull(letters.deletedAt),
    )})`;
    const isNew = sql`NOT EXISTS (SELECT 1 FROM letter_sendings WHERE letter_id = ${letter.id})`;
    const condition = sql`${isAsSeen} AND ${isNew}`;
    const { title, tripIds, readerLanguages, hasFallback, sourceLanguage, translations } = letter;
    const [, begun] = await db.batch([
      auditEntryIf(db, { ...entryOf(c, 'send'), detail: { readers: total } }, condition),
      insertIf(
        db,
        letterSendings,
        {
          letterId: letter.id,
          content: {
            ...{ title, body: letter.body, tripIds, readerLanguages, hasFallback },
            ...{ sourceLanguage, translations },
          },
          readers: total,
          upToId: sql<number>`(SELECT coalesce(max(id), 0) FROM ${subscribers})`,
          startedAt: now.toISOString(),
        },
        condition,
      ).returning({ letterId: letterSendings.letterId }),
    ]);
    if (begun.length === 0) throw new ApiError(409, 'problem.letter_changed_or_sent');
    await queueLetters({ db, env: c.env, origin: siteOrigin(c.env, c.req.url) }, now);
    return answerDelivery(c);
  },
);

/** Mails of the letter that wait for an attempt: not those that are on their way. */
const waiting = (id: number) =>
  and(
    eq(outbox.relatedKind, LETTERS),
    eq(outbox.relatedId, String(id)),
    inArray(outbox.status, ['pending', 'failed']),
  );

letterSendingRoutes.post(
  '/:id/stop',
  describeRoute({ summary: 'Stop the sending of a letter; what is not sent yet waits' }),
  noStepUp('prevents mails'),
  async (c) => {
    const { db } = c.var;
    const id = idOf(c);
    const isIt = eq(letterSendings.letterId, id);
    await db.batch([
      db
        .update(letterSendings)
        .set({ stoppedAt: new Date().toISOString() })
        .where(and(isIt, isNull(letterSendings.stoppedAt))),
      db
        .update(outbox)
        .set({ nextAttemptAt: NEVER })
        .where(and(waiting(id), eq(outbox.status, 'pending'))),
      auditEntry(db, entryOf(c, 'stop')),
    ]);
    return answerDelivery(c);
  },
);
letterSendingRoutes.post(
  '/:id/continue',
  describeRoute({ summary: 'Go on with the sending of a letter that was stopped' }),
  stepUp(),
  async (c) => {
    const { db } = c.var;
    const id = idOf(c);
    const now = new Date();
    await db.batch([
      db
        .update(outbox)
        .set({ nextAttemptAt: now.toISOString() })
        .where(and(waiting(id), eq(outbox.status, 'pending'))),
      db
        .update(letterSendings)
        .set({ stoppedAt: null })
        .where(and(eq(letterSendings.letterId, id), isNotNull(letterSendings.stoppedAt))),
      auditEntry(db, entryOf(c, 'send')),
    ]);
    willDeliver();
    await queueLetters({ db, env: c.env, origin: siteOrigin(c.env, c.req.url) }, now);
    return answerDelivery(c);
  },
);
