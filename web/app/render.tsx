import {
  createRequestHandler,
  RouterServer,
  renderSsrHtmlResponse,
} from '@tanstack/react-router/ssr/server';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createQueryClient } from '#base/api/query-client.ts';
import type { SiteContext } from '#base/api/site-context.ts';
import { siteQuery } from '#base/api/site-query.ts';
import { createI18n } from '#base/i18n/create-i18n.ts';
import { headMarkup, makeHead } from '#base/seo/make-head.ts';
import { notFoundMeta } from '#base/seo/not-found-meta.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { sharedPage } from '#base/seo/share-picture.ts';
import { LateTexts } from '#base/ui/parts/near-part.tsx';
import { addressFor } from '#contract/address.ts';
import { FALLBACK_LANGUAGE, type Language } from '#contract/languages/language.ts';
import type { Brand } from '#contract/pages/brand.ts';
import type { PageRequest, RenderPage } from '#contract/render.ts';
import type { PageState } from './page/page-state.ts';
import { asRouterWrites } from './page/plain-search.ts';
import { recordTexts, textsFor } from './page/used-texts.ts';
import { createSiteRouter, type SiteRouter } from './router.ts';
import { Site } from './site.tsx';

type Strings = PageRequest['strings'];

/** One instance per language, until an edit replaces the strings. */
const instances = new WeakMap<Strings, Map<Language, i18n>>();

function instanceOf(strings: Strings, language: Language): i18n {
  const known = instances.get(strings) ?? new Map<Language, i18n>();
  instances.set(strings, known);
  const resources = {
    [FALLBACK_LANGUAGE]: strings[FALLBACK_LANGUAGE],
    [language]: strings[language],
  };
  const instance = known.get(language) ?? createI18n(language, resources);
  known.set(language, instance);
  return instance;
}

/** Renders the markup in one piece: a streamed part would need a script to move into place. */
async function markupOf(page: ReactNode, report: PageRequest['report']): Promise<string> {
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: report,
  });
  await stream.allReady;
  return new Response(stream).text();
}

/** Renders the page of a URL to HTML, with its head and the dehydrated state. */
export const renderPage: RenderPage = async ({ address, strings, load, postedForm, report }) => {
  const { language, isPrefixed, origin } = address;
  const instance = instanceOf(strings, language);
  const { i18n, used } = recordTexts(instance);
  const rendered: NonNullable<SiteContext['rendered']> = {};
  const context: SiteContext = {
    queryClient: createQueryClient(load),
    i18n,
    address: { isPrefixed, origin },
    isServer: true,
    postedForm,
    rendered,
  };
  const url = origin + asRouterWrites(addressFor(address.path, language, isPrefixed));
  let matches: SiteRouter['state']['matches'] = [];
  let siteName = 'Menorca';
  let brand: Brand | undefined;
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => createSiteRouter(context),
  });
  const answer = await handle(({ router, responseHeaders }) => {
    matches = router.state.matches;
    const failed = matches.find(({ status }) => status === 'error');
    if (failed) throw failed.error;
    // Read before rendering, which clears the query client.
    const site = context.queryClient.getQueryData(siteQuery(language).queryKey);
    siteName = site?.siteName ?? siteName;
    brand = site?.brand;
    // Until here for the metadata.
    used.clear();
    const page = (
      <LateTexts value={instance}>
        <Site context={context}>
          <RouterServer router={router} />
        </Site>
      </LateTexts>
    );
    return renderSsrHtmlResponse({ router, responseHeaders, render: () => markupOf(page, report) });
  });
  if (answer.status >= 500) throw new Error('The page was not rendered.');
  const html = await answer.text();
  const meta = matches.some(({ status }) => status === 'notFound')
    ? 'not-found'
    : (rendered.meta as PageMeta | undefined);
  const isFound = meta !== undefined && meta !== 'not-found';
  const page = isFound ? meta : notFoundMeta(context.i18n, siteName);
  const texts = textsFor(strings, language, used, rendered.hasForm);
  const state: PageState = { isFound, texts, postedForm };
  return {
    status: isFound ? 200 : 404,
    html,
    head: headMarkup(makeHead(page, { origin, language, siteName, brand })),
    language,
    state,
    robots: page.robots,
    path: page.path,
    share: sharedPage(page, siteName, brand),
    brand,
  };
};
