import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { FaqDocument } from '#contract/content/documents.schema.ts';
import { OwnPageInput as OwnPageInputSchema } from '#contract/content/own-pages.schema.ts';
import type { OwnPage, OwnPageInput } from '#contract/content/own-pages.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { pickTranslations, translatedFields } from '#core/db/columns.ts';
import { isOwnPagePublic } from '#core/db/published/public-rows.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { ownPages, settings, trips } from '#core/db/schema.ts';
import { articleContent } from '#core/text/article-content.ts';
import { tripCards } from '#orders/departures/trip-cards.ts';

const TRIPS_LIMIT = 12;

/** The page with what follows its text, in one batch; undefined when there is none. A preview includes unpublished ones. */
export const ownPage = (db: Database, slug: string, language?: Language, isPreview?: boolean) => {
  const cards = tripCards(db, language);
  const column = (name: string) =>
    sql`(SELECT ${sql.raw(name)} FROM own_pages WHERE slug = ${slug})`;
  return read(
    [
      db
        .select({
          id: ownPages.id,
          slug: ownPages.slug,
          title: ownPages.title,
          intro: ownPages.intro,
          body: ownPages.body,
          ending: ownPages.ending,
          tripIds: ownPages.tripIds,
          faqTopics: ownPages.faqTopics,
          sourceLanguage: ownPages.sourceLanguage,
          translations: pickTranslations<OwnPageInput['translations']>(
            ownPages.translations,
            translatedFields(OwnPageInputSchema),
          ),
          updatedAt: ownPages.updatedAt,
        })
        .from(ownPages)
        .where(
          and(eq(ownPages.slug, slug), isPreview ? isNull(ownPages.deletedAt) : isOwnPagePublic),
        ),
      cards
        .select()
        .where(
          and(
            sql`${column('ending')} = 'trips'`,
            sql`${trips.id} IN (SELECT value FROM json_each(${column('trip_ids')}))`,
            isTripPublic,
          ),
        )
        .limit(TRIPS_LIMIT),
      db
        .select({ value: settings.value })
        .from(settings)
        .where(and(eq(settings.key, 'faq'), sql`${column('ending')} = 'questions'`)),
    ],
    ([page], tripRows, [faq]): OwnPage | undefined => {
      if (!page) return undefined;
      const { tripIds, faqTopics, ...row } = page;
      const { entries } = faq ? v.parse(FaqDocument, faq.value) : { entries: [] };
      return {
        ...row,
        ...articleContent(row, language),
        trips: tripRows
          .map(cards.toCard)
          .toSorted((one, other) => tripIds.indexOf(one.id) - tripIds.indexOf(other.id)),
        questions: entries
          .filter(({ topic }) => faqTopics.length === 0 || faqTopics.includes(topic))
          .map(({ question, answer, translations }) => ({ question, answer, translations })),
        ...(isPreview && { isPreview }),
      };
    },
  );
};

/** The id for a slug, whatever the page's state; undefined when there is none. */
export const ownPageId = (db: Database, slug: string) =>
  read(
    [db.select({ id: ownPages.id }).from(ownPages).where(eq(ownPages.slug, slug))],
    ([row]): number | undefined => row?.id,
  );
