import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Settings } from '#contract/settings.ts';
import type { Database } from './client.ts';
import { read } from './reader.ts';
import { settings } from './schema.ts';

/** The firm and the site; defaults stand in for a database that has none yet. */
export const siteSettings = (db: Database) =>
  read(
    [db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'site'))],
    ([row]): Settings => v.parse(Settings, row?.value ?? { siteName: 'Menorca' }),
  );

/** The edition of the privacy policy in force, to which a visitor's consent refers; empty when none is published yet. */
export const privacyEdition = (db: Database) =>
  read(
    [
      db
        .select({ edition: sql<string | null>`${settings.value} ->> '$.edition'` })
        .from(settings)
        .where(eq(settings.key, 'policy-privacy')),
    ],
    ([row]) => row?.edition ?? '',
  );
