import { inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { fillTexts, type ValuesByLanguage } from '#contract/texts/placeholders.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import type { Database } from '#core/db/client.ts';
import { goodRules, RULES_KEY } from '#core/db/published/transfer-rules.ts';
import { type Read, type Reader, read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { PAYMENT_SETTINGS_KEY, readSettings } from '#core/db/site-settings.ts';
import { beforeAnswer } from '#core/http/description/answer.ts';
import { turnstileSiteKey } from '#core/http/protection/turnstile.ts';
import { PROVIDER_KEYS } from '#core/keys/stored-keys.ts';
import type { App } from '#env';
import { valuesByLanguage } from './placeholder-values.ts';

/** What the owner decides: settings, transfer rules, the values of the placeholders that follow from both, and the documents of payments. */
type Owner = {
  site: Settings;
  rules: TransferRules | undefined;
  values: ValuesByLanguage;
  documents: readonly { key: string; value: unknown }[];
};

export const ownerRead = (db: Database, hasPersonCheck: boolean): Read<Owner> =>
  read(
    [
      db
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        .where(inArray(settings.key, ['site', RULES_KEY, PAYMENT_SETTINGS_KEY, PROVIDER_KEYS])),
    ],
    (rows) => {
      const valueAt = (key: string) => rows.find((row) => row.key === key)?.value;
      const site = readSettings(valueAt('site'));
      const rules = goodRules(valueAt(RULES_KEY));
      const values = valuesByLanguage({ site, rules, hasPersonCheck });
      return { site, rules, values, documents: rows };
    },
  );

/** By reader, so that a page reads them once. */
const known = new WeakMap<Reader, Promise<Owner>>();

export function ownerOf(c: Context<App>): Promise<Owner> {
  const { db, reader } = c.var;
  const owner =
    known.get(reader) ?? reader.run(ownerRead(db, turnstileSiteKey(c.env) !== undefined));
  known.set(reader, owner);
  return owner;
}

/** Values of the placeholders in all languages. */
export const placeholdersOf = async (c: Context<App>): Promise<ValuesByLanguage> =>
  (await ownerOf(c)).values;

/** Fills the placeholders in a route's answer. The values are requested first, so that they share the handler's batch. */
export const filled = createMiddleware<App>(async (c, next) => {
  const values = placeholdersOf(c);
  // A failed batch fails the handler too, which answers for both.
  values.catch(() => {});
  beforeAnswer(c, async (value, text) =>
    text.includes('{{') ? fillTexts(value, await values, DEFAULT_LANGUAGE) : value,
  );
  await next();
});
