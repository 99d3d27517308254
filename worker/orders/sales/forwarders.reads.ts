import { and, eq, sql } from 'drizzle-orm';
import { users } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import type { SaleRun } from './sale-run.ts';

/** Whether the firm itself forwards from an address: its own on the site, or that of an administrator. */
export async function isForwarder({ db, reader }: SaleRun, address: string): Promise<boolean> {
  const lower = address.toLowerCase();
  const [site, [admin]] = await Promise.all([
    reader.run(siteSettings(db)),
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), sql`lower(${users.email}) = ${lower}`)),
  ]);
  return admin !== undefined || site.email.toLowerCase() === lower;
}
