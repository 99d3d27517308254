import { sql } from 'drizzle-orm';
import { hashPassword } from '#auth/password.ts';
import type { CheckName, InstallationCheck } from '#contract/operations.ts';
import type { Database } from '#db/client.ts';
import { ORIGINALS } from '#db/originals.ts';
import { images, settings, users } from '#db/schema.ts';
import type { Bindings } from '#env';

/** Newest table or column that this code needs; older databases lack it. */
const NEWEST_COLUMN = { table: 'trip_requests', column: 'note' };
/** A hash should cost an attacker something and a visitor little. */
const HASH_MS = { min: 50, max: 1500 };

type Verdict = Pick<InstallationCheck, 'state'> & { detail?: string | number };
const ok = (detail?: string | number): Verdict => ({ state: 'ok', ...(detail !== undefined && { detail }) });
const warn = (detail?: string | number): Verdict => ({ state: 'warning', ...(detail !== undefined && { detail }) });
const bad = (detail?: string | number): Verdict => ({ state: 'failed', ...(detail !== undefined && { detail }) });

const CHECKS: Record<CheckName, (env: Bindings, db: Database, origin: string) => Promise<Verdict>> = {
  database: async (_env, db) => {
    await db.run(sql`SELECT 1`);
    return ok();
  },
  migrations: async (env) => {
    const { table, column } = NEWEST_COLUMN;
    const { results } = await env.DB.prepare(`SELECT 1 FROM pragma_table_info('${table}') WHERE name = '${column}'`).all();
    return results.length > 0 ? ok() : bad(`${table}.${column}`);
  },
  bucket: async ({ BUCKET }) => {
    const { objects } = await BUCKET.list({ prefix: ORIGINALS, limit: 1 });
    return objects.length > 0 ? ok() : warn();
  },
  pictures: async ({ BUCKET, IMAGES }, db) => {
    const [row] = await db.select({ path: images.path }).from(images).limit(1);
    if (!row) return warn();
    const original = await BUCKET.get(ORIGINALS + row.path);
    if (!original) return bad(row.path);
    if (!IMAGES) return warn();
    const answer = await IMAGES.input(original.body).transform({ width: 20 }).output({ format: 'image/webp', quality: 30 });
    return answer.response().ok ? ok() : bad();
  },
  password_hash: async () => {
    const start = Date.now();
    await hashPassword('a password of a usual length');
    const took = Date.now() - start;
    // The clock of a deployed worker stands still while it computes; then there is nothing to tell.
    return took === 0 || (took >= HASH_MS.min && took <= HASH_MS.max) ? ok(took) : warn(took);
  },
  secrets: async ({ QUOTE_SECRET }) => (QUOTE_SECRET && QUOTE_SECRET.length >= 32 ? ok() : warn()),
  origin: async ({ SITE_ORIGIN }, _db, origin) => {
    if (!SITE_ORIGIN) return origin.startsWith('https://') || /^http:\/\/(localhost|127\.)/.test(origin) ? ok(origin) : warn(origin);
    return URL.canParse(SITE_ORIGIN) && new URL(SITE_ORIGIN).origin === SITE_ORIGIN ? ok(SITE_ORIGIN) : bad(SITE_ORIGIN);
  },
  mail: async ({ MAIL_DRIVER, MAIL, MAIL_ENDPOINT, MAIL_TOKEN }) => {
    if (MAIL_DRIVER === 'cloudflare') return MAIL ? ok('cloudflare') : bad('MAIL');
    if (MAIL_DRIVER === 'http') return MAIL_ENDPOINT && MAIL_TOKEN ? ok('http') : bad(MAIL_ENDPOINT ? 'MAIL_TOKEN' : 'MAIL_ENDPOINT');
    return warn('outbox');
  },
  rate_limits: async ({ FORM_LIMIT, QUERY_LIMIT, LOGIN_LIMIT }) => (FORM_LIMIT && QUERY_LIMIT && LOGIN_LIMIT ? ok() : warn()),
  settings: async (_env, db) => {
    const row = await db.query.settings.findFirst({ where: sql`${settings.key} = 'site'` });
    const site = (row?.value ?? {}) as Record<string, unknown>;
    const missing = ['legalName', 'taxId', 'email', 'phone', 'whatsapp'].filter((name) => !site[name]);
    return missing.length === 0 ? ok() : warn(missing.join(', '));
  },
  administrators: async (_env, db) => {
    const [row] = await db
      .select({ count: sql<number>`count(*)` })
      .from(users)
      .where(sql`${users.role} = 'admin' AND ${users.deletedAt} IS NULL`);
    return (row?.count ?? 0) > 1 ? ok(row?.count) : warn(row?.count ?? 0);
  },
};

/** Looks at every part that the installation needs; a check that throws has failed, and says why without secrets. */
export const checkInstallation = (env: Bindings, db: Database, origin: string): Promise<InstallationCheck[]> =>
  Promise.all(
    (Object.keys(CHECKS) as CheckName[]).map(async (name) => {
      try {
        return { name, ...(await CHECKS[name](env, db, origin)) };
      } catch (error) {
        return { name, state: 'failed' as const, detail: String((error as Error).message).slice(0, 120) };
      }
    }),
  );
