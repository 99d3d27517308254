import type { Context } from 'hono';
import type { Api } from '#contract/api.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/languages/language.ts';
import { isPartnerSlug } from '#contract/money/partners.ts';
import { frameAncestors } from '#contract/pages/widgets.ts';
import { REVALIDATED_CACHE, share, sharedTags } from '#core/cache/policy.ts';
import type { Tag } from '#core/cache/tags.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { withDatabase } from '#core/http/database.ts';
import { requestLanguage } from '#core/http/language.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { ApiError } from '#core/http/problem.ts';
import { contentSecurityPolicy, sourceHash } from '#core/http/protection/security-headers.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { fetchOwnApi } from '../own-api.ts';
import { EMBED_SCRIPT } from './embed-script.ts';
import { WIDGET_STYLE } from './style.ts';
import {
  coloursOf,
  missingWidget,
  type Shown,
  transferWidget,
  tripsWidget,
  tripWidget,
  voucherWidget,
} from './widget-html.ts';

/** Cards of a list; the site's own page has all. */
const LISTED = 24;

type Load = <P extends keyof Api>(path: P, address?: string) => Promise<Api[P]>;
type Markup = ReturnType<typeof missingWidget>;

function languageOf(c: Context<App>): Language {
  const named = [c.req.param('language'), c.req.query('lang')].find(isLanguage);
  return named ?? requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE;
}

/** A page for the frames of listed hosts, without cookies, from the API's own answers and shared as long as they are. */
const widget =
  (draw: (shown: Shown, load: Load, c: Context<App>) => Promise<Markup>) =>
  async (c: Context<App>): Promise<Response> => {
    const { db, reader } = c.var;
    const language = languageOf(c);
    const tags = new Set<Tag>();
    const load: Load = async (path, address = path) => {
      const url = new URL(address, 'http://own');
      url.searchParams.set('lang', language);
      const context = c.executionCtx as ExecutionContext;
      const response = await fetchOwnApi(url.pathname + url.search, c.env, context, { db, reader });
      for (const tag of sharedTags(response.headers) ?? []) tags.add(tag);
      if (!response.ok) throw new ApiError(response.status === 404 ? 404 : 503);
      return response.json();
    };
    const sent = c.req.query('partner') ?? '';
    const site = await reader.run(siteSettings(db));
    const shown: Shown = {
      ...{ language, siteName: site.siteName, brand: site.brand },
      origin: shownOrigin(c.env, c.req.url),
      partner: isPartnerSlug(sent) ? sent : undefined,
    };
    let status: 200 | 404 = 200;
    const page = await draw(shown, load, c).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      status = 404;
      return missingWidget(shown);
    });
    const colours = coloursOf(site.brand);
    const policy = contentSecurityPolicy({
      styles: colours ? [await sourceHash(`:root{${colours}}`)] : [],
    });
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Security-Policy': policy.replace(
        "frame-ancestors 'none'",
        `frame-ancestors ${frameAncestors(site.widgetHosts)}`,
      ),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': REVALIDATED_CACHE,
      'X-Robots-Tag': 'noindex',
    });
    if (status === 200) share(headers, tags);
    return c.body(String(await page), status, Object.fromEntries(headers));
  };

const trips = widget(async (shown, load) =>
  tripsWidget(shown, (await load('/api/trips', `/api/trips?pageSize=${LISTED}`)).items),
);
const trip = widget(async (shown, load, c) =>
  tripWidget(
    shown,
    await load('/api/trips/:id', `/api/trips/${Number.parseInt(c.req.param('id') ?? '', 10) || 0}`),
  ),
);
const transfer = widget(async (shown, load, c) => {
  const [places, vehicles, prices] = await Promise.all([
    load('/api/transfers/places'),
    load('/api/transfers/vehicles'),
    load('/api/transfers/prices'),
  ]);
  if (places.every(({ zone }) => zone === null)) throw new ApiError(404);
  return transferWidget(shown, { places, vehicles, prices }, c.req.query('to') ?? '');
});
const voucher = widget(async (shown, load) =>
  voucherWidget(shown, await load('/api/gift-vouchers')),
);
const missing = widget(() => Promise.reject(new ApiError(404)));

/** Pages for frames on the sites of hotels and other partners: `/widget/...`, in a language `/de/widget/...` or `?lang=de`. */
export const widgetRoutes = router();

const file = (type: string, text: string) => (c: Context<App>) =>
  c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
widgetRoutes.get('/widget/embed.js', file('text/javascript', EMBED_SCRIPT));
widgetRoutes.get('/widget/widget.css', file('text/css', WIDGET_STYLE));
for (const base of ['/widget', '/:language{es|en|de|ca}/widget'] as const) {
  widgetRoutes.get(`${base}/trips`, withDatabase, trips);
  widgetRoutes.get(`${base}/trips/:id`, withDatabase, trip);
  widgetRoutes.get(`${base}/transfer`, withDatabase, transfer);
  widgetRoutes.get(`${base}/gift-voucher`, withDatabase, voucher);
  widgetRoutes.get(`${base}/*`, withDatabase, missing);
}
