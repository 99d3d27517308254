import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { LetterDelivery, LetterInput, LetterReaders } from '#contract/mail/letters.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { letterSendings, letters, outbox, subscribers } from '#core/db/schema.ts';
import { textLanguageFor } from './letter-mail.ts';
import { LETTERS } from './queue-letters.ts';

/** The letter, its version, and its confirmed readers by language; undefined when there is none. */
export const letterWithReaders = (db: Database, id: number) =>
  read(
    [
      db
        .select()
        .from(letters)
        .where(and(eq(letters.id, id), isNull(letters.deletedAt))),
      db
        .select({ language: subscribers.language, count: count() })
        .from(subscribers)
        .where(and(eq(subscribers.status, 'confirmed'), isNull(subscribers.deletedAt)))
        .groupBy(subscribers.language),
    ],
    ([letter], counts) => letter && { letter, readers: readersOf(letter, counts) },
  );

const readersOf = (
  letter: LetterInput,
  counts: readonly { language: string; count: number }[],
): LetterReaders[] =>
  LANGUAGES.map((language) => ({
    language,
    count: counts.find((one) => one.language === language)?.count ?? 0,
    textLanguage: textLanguageFor(letter, language),
  }));

/** How many of them get it. */
export const reached = (readers: readonly LetterReaders[]): number =>
  readers.reduce((sum, one) => sum + (one.textLanguage ? one.count : 0), 0);

/** Of a letter that is being sent, or was. */
const sendingOf = (db: Database, id: number) =>
  read(
    [
      db
        .select({
          startedAt: letterSendings.startedAt,
          stoppedAt: letterSendings.stoppedAt,
          finishedAt: letterSendings.finishedAt,
          readers: letterSendings.readers,
        })
        .from(letterSendings)
        .where(eq(letterSendings.letterId, id)),
      db
        .select({ status: outbox.status, count: count() })
        .from(outbox)
        .where(and(eq(outbox.relatedKind, LETTERS), eq(outbox.relatedId, String(id))))
        .groupBy(sql`${outbox.status}`),
    ],
    ([sending], counts): LetterDelivery['sending'] => {
      if (!sending) return null;
      const of = (status: string) => counts.find((one) => one.status === status)?.count ?? 0;
      return { ...sending, sent: of('sent'), failed: of('failed'), kept: of('kept') };
    },
  );

export const letterDelivery = (db: Database, id: number) => ({
  letter: letterWithReaders(db, id),
  sending: sendingOf(db, id),
});
