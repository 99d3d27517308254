import { etag } from 'hono/etag';
import { localize } from '#contract/languages/translation.ts';
import { brandColours } from '#contract/pages/brand-colours.ts';
import { iconVersion } from '#contract/pages/icon-version.ts';
import { REVALIDATED_CACHE } from '#core/cache/policy.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { withDatabase } from '#core/http/database.ts';
import { router } from '#core/http/router.ts';

/** Colours of the logo and of the page background. */
const THEME = '#0f3d5e';
const BACKGROUND = '#fdfbf6';

/** A brand's are made of a picture, which has one size. */
const iconsOf = (version: string) =>
  [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ...(version
      ? []
      : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
  ].map((icon) => (version ? { ...icon, src: `${icon.src}?v=${version}` } : icon));

/** The administration as an app: what is shared from another one, such as a chat, is read as a message about a sale. */
const ADMIN = {
  ...{ id: '/admin', start_url: '/admin/dashboard', scope: '/admin' },
  share_target: {
    ...{ action: '/admin/sales', method: 'GET' },
    params: { title: 'title', text: 'text', url: 'url' },
  },
};

/** The web app manifest: one for all languages, in the site's default language. */
export const manifestRoutes = router();

for (const [path, own] of [
  ['/manifest.webmanifest', {}],
  ['/admin.webmanifest', ADMIN],
] as const)
  manifestRoutes.get(path, etag(), withDatabase, async (c) => {
    const site = await c.var.reader.run(siteSettings(c.var.db));
    const language = site.defaultLanguage;
    const { primary } = site.brand;
    const manifest = {
      id: '/',
      name: `${site.siteName}, Menorca`,
      short_name: site.siteName,
      description: localize({ text: '', translations: { text: site.tagline } }, 'text', language),
      lang: language,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: (primary && brandColours(site.brand)['deep-800']) || THEME,
      background_color: BACKGROUND,
      icons: iconsOf(iconVersion(site.brand)),
      ...own,
    };
    return c.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': REVALIDATED_CACHE,
    });
  });
