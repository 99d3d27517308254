import { eq } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { hasZones } from '#content/seo/without-transfers.ts';
import type { SettingsKey } from '#contract/admin/backup-set.ts';
import { FaqDocument, StoredPolicy } from '#contract/content/documents.schema.ts';
import {
  type FaqAnswer,
  LEGAL_DOCUMENTS,
  type LegalText as Legal,
  type LegalDocument,
} from '#contract/content/documents.ts';
import { FaqAnswers, LegalText, PrivacyEdition } from '#contract/content/site-answers.schema.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
} from '#contract/languages/language.ts';
import { isFilled, localize, localizeWithLanguage } from '#contract/languages/translation.ts';
import { fillPlaceholders } from '#contract/texts/placeholders.ts';
import { shared } from '#core/cache/policy.ts';
import type { Database } from '#core/db/client.ts';
import { hasTrips } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { privacyEdition } from '#core/db/site-settings.ts';
import { query } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { parseMarkdown } from '#core/text/markdown.ts';
import { filled, placeholdersOf } from '#core/text/strings/filled.ts';
import { fillBlocks } from './fill-blocks.ts';

/** Full texts are long, so these two routes respond in one language; an unknown one yields the site's default. */
const LanguageQuery = v.object({
  lang: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE)),
  ),
});

const documentNamed = (db: Database, key: SettingsKey) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));

const legalText = (db: Database, document: LegalDocument, language: Language) =>
  read([documentNamed(db, `policy-${document}`)], ([row]): Legal | undefined => {
    if (row === undefined) return undefined;
    const policy = v.parse(StoredPolicy, row.value);
    const body = localizeWithLanguage(policy, 'body', language);
    return {
      edition: policy.edition,
      language: body.language ?? DEFAULT_LANGUAGE,
      languages: LANGUAGES.filter(
        (one) => one === DEFAULT_LANGUAGE || isFilled(policy.translations.body[one]),
      ),
      title: localize(policy, 'title', language),
      body: parseMarkdown(body.value),
    };
  });

const faqAnswers = (db: Database, language: Language) =>
  read(
    [
      db
        .select({ value: settings.value, hasZones, hasTrips })
        .from(settings)
        .where(eq(settings.key, 'faq')),
    ],
    ([row]): FaqAnswer[] =>
      v
        .parse(FaqDocument, row?.value ?? { entries: [] })
        // A firm of trips or transfers alone is asked nothing about the others.
        .entries.filter(({ topic }) =>
          row?.hasZones ? topic !== 'trips' || row.hasTrips : topic !== 'transfers',
        )
        .map((entry) => {
          const question = localizeWithLanguage(entry, 'question', language);
          return {
            topic: entry.topic,
            language: question.language ?? DEFAULT_LANGUAGE,
            question: question.value,
            answer: localize(entry, 'answer', language),
          };
        }),
  );

export const legalRoutes = router();

legalRoutes.get(
  '/legal/:document',
  describeRoute({
    summary: 'A legal text in one language',
    responses: answers({ 200: LegalText }),
  }),
  shared(),
  query(LanguageQuery),
  async (c) => {
    const document = found(LEGAL_DOCUMENTS.find((one) => one === c.req.param('document')));
    const [stored, values] = await Promise.all([
      c.var.reader.run(legalText(c.var.db, document, c.req.valid('query').lang)),
      placeholdersOf(c),
    ]);
    const text = found(stored);
    return answer(c, {
      ...text,
      title: fillPlaceholders(text.title, values[text.language]),
      body: fillBlocks(text.body, values[text.language]),
    });
  },
);
legalRoutes.get(
  '/legal/privacy/edition',
  describeRoute({
    summary: 'Version of the privacy policy that consent refers to',
    responses: answers({ 200: PrivacyEdition }),
  }),
  shared(),
  async (c) => answer(c, { edition: await c.var.reader.run(privacyEdition(c.var.db)) }),
);
legalRoutes.get(
  '/faq',
  describeRoute({
    summary: 'Questions and answers in one language',
    responses: answers({ 200: FaqAnswers }),
  }),
  shared('transfers', 'trips'),
  filled,
  query(LanguageQuery),
  async (c) => answer(c, await c.var.reader.run(faqAnswers(c.var.db, c.req.valid('query').lang))),
);
