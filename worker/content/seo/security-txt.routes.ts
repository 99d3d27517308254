import { etag } from 'hono/etag';
import { LANGUAGES } from '#contract/languages/language.ts';
import { REVALIDATED_CACHE } from '#core/cache/policy.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { withDatabase } from '#core/http/database.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { router } from '#core/http/router.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Midnight, so that the response stays the same all day. */
const expiry = (now: number) =>
  new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS).toISOString();

/** Contact for reporting vulnerabilities: the firm's address from the settings, and its contact page. */
export const securityTxtRoutes = router();

securityTxtRoutes.get('/.well-known/security.txt', etag(), withDatabase, async (c) => {
  const { email } = await c.var.reader.run(siteSettings(c.var.db));
  const origin = shownOrigin(c.env, c.req.url);
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}/contact`,
    `Expires: ${expiry(Date.now())}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return c.body(`${lines.join('\n')}\n`, 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': REVALIDATED_CACHE,
  });
});
