import { inArray, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SettingsKey } from '#contract/admin/backup-set.ts';
import { SECTION_PAGES } from '#contract/content/sections.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { fillTexts, type ValuesByLanguage } from '#contract/texts/placeholders.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import type { Database } from '#core/db/client.ts';
import { isOwnPagePublic } from '#core/db/published/public-rows.ts';
import { goodRules, RULES_KEY } from '#core/db/published/transfer-rules.ts';
import { type Read, type Reader, read } from '#core/db/reader.ts';
import { ownPages, settings } from '#core/db/schema.ts';
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
  /** Addresses of the owner's pages, to which menus may lead. */
  ownPages: string[];
};

export const ownerRead = (db: Database, hasPersonCheck: boolean): Read<Owner> =>
  read(
    [
      db
        .select({
          key: settings.key,
          value: settings.value,
          ownPages: sql<
            string | null
          >`CASE WHEN ${settings.key} = 'menus' THEN (SELECT json_group_array('/' || ${ownPages.slug}) FROM ${ownPages} WHERE ${isOwnPagePublic}) END`.as(
            'own_pages',
          ),
        })
        .from(settings)
        .where(
          inArray(settings.key, [
            ...['site', RULES_KEY, PAYMENT_SETTINGS_KEY, PROVIDER_KEYS, 'menus', 'invoices'],
            ...SECTION_PAGES.map((page) => `sections-${page}`),
          ] as SettingsKey[]),
        ),
    ],
    (rows) => {
      const valueAt = (key: string) => rows.find((row) => row.key === key)?.value;
      const site = readSettings(valueAt('site'));
      const rules = goodRules(valueAt(RULES_KEY));
      const invoices = valueAt('invoices') as { isOn?: unknown } | undefined;
      const hasInvoices = invoices?.isOn === true;
      const values = valuesByLanguage({ site, rules, hasPersonCheck, hasInvoices });
      return {
        site,
        rules,
        values,
        documents: rows,
        ownPages: JSON.parse(rows.find(({ key }) => key === 'menus')?.ownPages ?? '[]'),
      };
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
