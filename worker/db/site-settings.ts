import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { Settings } from '#contract/settings.ts';
import type { Database } from './client.ts';
import { read } from './reader.ts';
import { settings } from './schema.ts';

/** The firm and the site; defaults stand in for a database that has none yet. */
export const siteSettings = (db: Database) =>
  read([db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'site'))], ([row]): Settings =>
    v.parse(Settings, row?.value ?? { siteName: 'Menorca' }),
  );
