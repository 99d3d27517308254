import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Settings as SettingsSchema } from '#contract/pages/settings.schema.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { firmPhone } from '#core/values/firm-phones.ts';
import type { Database } from './client.ts';
import { read } from './reader.ts';
import { settings } from './schema.ts';

/** Of the document of payments, whose fields `#money/payments/settings.ts` knows. */
export const PAYMENT_SETTINGS_KEY = 'payments';

/** Numbers that were stored before E.164 was required, or that come from a backup. */
const dialable = (site: Settings): Settings => ({
  ...site,
  phone: firmPhone(site.phone) ?? '',
  whatsapp: firmPhone(site.whatsapp) ?? '',
});

/** The valid part of the stored settings: a field that today's rules refuse is treated as empty. */
export const readSettings = (value: unknown): Settings => dialable(goodPart(value));

function goodPart(value: unknown): Settings {
  const stored = { siteName: 'Menorca', ...(value as object | undefined) };
  const { success, output, issues } = v.safeParse(SettingsSchema, stored);
  if (success) return output;
  const wrong = new Set(issues.map(({ path }) => path?.[0].key));
  return v.parse(SettingsSchema, {
    siteName: 'Menorca',
    ...Object.fromEntries(Object.entries(stored).filter(([name]) => !wrong.has(name))),
  });
}

/** The firm and the site; defaults for a database without settings. */
export const siteSettings = (db: Database) =>
  read(
    [db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'site'))],
    ([row]) => readSettings(row?.value),
  );

/** The current edition of a legal text, to which a visitor's consent refers; empty when none is published yet. */
const editionOf = (db: Database, key: 'policy-privacy' | 'policy-terms') =>
  read(
    [
      db
        .select({ edition: sql<string | null>`${settings.value} ->> '$.edition'` })
        .from(settings)
        .where(eq(settings.key, key)),
    ],
    ([row]) => row?.edition ?? '',
  );

export const privacyEdition = (db: Database) => editionOf(db, 'policy-privacy');
export const termsEdition = (db: Database) => editionOf(db, 'policy-terms');
