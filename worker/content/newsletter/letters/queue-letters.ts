import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { letterSendings, outbox, subscribers } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { knownOrigin } from '#core/http/origin.ts';
import { type MailSite, mailSite } from '#core/mail/mail-site.ts';
import { outboxRow } from '#core/mail/outbox.ts';
import type { Bindings } from '#env';
import { unsubscribeUrl } from '../unsubscribe-link.ts';
import { letterMail, textLanguageFor } from './letter-mail.ts';
import { letterTrips } from './letter-trips.ts';

/** Subscribers whose mails are written at once, and how often in one run. */
const BATCH = 50;
const BATCHES = 4;
/** Of the mails of a batch, in characters; a statement's parameter holds two megabytes. */
const MAX_BATCH_SIZE = 900_000;

type Sending = typeof letterSendings.$inferSelect;
export type LetterRun = { db: Database; env: Bindings; origin: string };
type Context = LetterRun & { site: MailSite; secret: string };

/** `related_kind` of the mails of a letter. */
export const LETTERS = 'letters';

const isOpen = and(isNull(letterSendings.finishedAt), isNull(letterSendings.stoppedAt));
/** The sending as it was read: another worker has not gone on with it, and the firm has not stopped it. */
const isUnchanged = ({ letterId, lastId }: Sending) =>
  and(eq(letterSendings.letterId, letterId), eq(letterSendings.lastId, lastId), isOpen);

/** Mails to the next readers, and the id up to which they are then. */
async function nextMails({ db, origin, site, secret }: Context, sending: Sending) {
  const { content, letterId, lastId, upToId } = sending;
  const readers = await db
    .select({ id: subscribers.id, email: subscribers.email, language: subscribers.language })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.status, 'confirmed'),
        isNull(subscribers.deletedAt),
        gt(subscribers.id, lastId),
        lte(subscribers.id, upToId),
      ),
    )
    .orderBy(asc(subscribers.id))
    .limit(BATCH);
  const cards = new Map<Language, TripCard[]>();
  const tripsIn = async (language: Language) => {
    const known = cards.get(language);
    if (known || content.tripIds.length === 0) return known ?? [];
    const read = await new Reader(db).run(letterTrips(db, content.tripIds, language));
    cards.set(language, read);
    return read;
  };
  const mails: (ReturnType<typeof outboxRow> & { subscriberId: number })[] = [];
  let size = 0;
  let reached = readers.length < BATCH ? upToId : lastId;
  for (const reader of readers) {
    const language = textLanguageFor(content, reader.language);
    if (language) {
      const url = await unsubscribeUrl(secret, origin, reader);
      const mail = letterMail(site, {
        ...{ letter: content, language, origin, to: reader.email, unsubscribeUrl: url },
        trips: await tripsIn(language),
      });
      size += mail.html.length + mail.text.length;
      if (size > MAX_BATCH_SIZE && mails.length > 0) return { mails, reached };
      const id = `letter-${letterId}-${reader.id}`;
      const related = { relatedKind: LETTERS, relatedId: String(letterId) };
      mails.push({ ...outboxRow({ ...mail, ...related, id }), subscriberId: reader.id });
    }
    reached = Math.max(reached, reader.id);
  }
  return { mails, reached };
}

/**
 * Writes the mails of the next readers and how far it is in one batch, if no other worker has done so meanwhile.
 */
async function queueNext(context: Context, sending: Sending, now: Date): Promise<void> {
  const { db } = context;
  const { mails, reached } = await nextMails(context, sending);
  const isEnd = reached >= sending.upToId;
  const stamp = now.toISOString();
  const row = jsonRows(mails);
  const written = insertRows(
    db,
    outbox,
    {
      id: row.cell('id'),
      kind: row.cell('kind'),
      toAddress: row.cell('toAddress'),
      subject: row.cell('subject'),
      html: row.cell('html'),
      body: row.cell('body'),
      language: row.cell('language'),
      relatedKind: LETTERS,
      relatedId: String(sending.letterId),
      unsubscribeUrl: row.cell('unsubscribeUrl'),
      nextAttemptAt: stamp,
      createdAt: stamp,
    },
    sql`${row.from} JOIN subscribers ON subscribers.id = ${row.cell('subscriberId')}
      WHERE subscribers.status = 'confirmed'
        AND EXISTS (SELECT 1 FROM letter_sendings WHERE ${isUnchanged(sending)})`,
  ).onConflictDoNothing();
  await db.batch([
    written,
    db
      .update(letterSendings)
      .set({ lastId: reached, ...(isEnd && { finishedAt: stamp }) })
      .where(isUnchanged(sending)),
  ]);
}

/**
 * Continues the letters that are being sent: a few hundred readers in one run. A worker that ends in between has written a batch wholly or
 * not at all, so that the next run goes on where it was. Without a letter it costs one statement.
 */
export async function queueLetters({ db, env, origin }: LetterRun, now: Date): Promise<void> {
  const [first] = await db.select().from(letterSendings).where(isOpen).limit(1);
  if (!first) return;
  const [site, secret] = await Promise.all([
    new Reader(db).run(mailSite(db)),
    signingSecret(db, env.QUOTE_SECRET),
  ]);
  for (let turn = 0; turn < BATCHES; turn += 1) {
    const [sending] = await db
      .select()
      .from(letterSendings)
      .where(isOpen)
      .orderBy(asc(letterSendings.startedAt))
      .limit(1);
    if (!sending) return;
    await queueNext({ db, env, origin, site, secret }, sending, now);
  }
}

/** The cron job. */
export const continueLetters = (db: Database, now: Date, env: Bindings) =>
  queueLetters({ db, env, origin: knownOrigin(env) }, now);
