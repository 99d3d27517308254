import { createMemoryHistory } from '@tanstack/react-router';
import { renderToReadableStream } from 'react-dom/server.edge';
import { apiQuery } from '#api/api-query.ts';
import { createQueryClient } from '#api/query-client.ts';
import type { SiteContext } from '#api/site-context.ts';
import { addressFor } from '#contract/address.ts';
import { FALLBACK_LANGUAGE } from '#contract/language.ts';
import type { RenderPage } from '#contract/render.ts';
import { createI18n } from '#i18n/create-i18n.ts';
import { headMarkup, makeHead } from '#seo/make-head.ts';
import { notFoundMeta } from '#seo/not-found-meta.ts';
import { sharedPage } from '#seo/share-picture.ts';
import { cutPageData } from './page-data.ts';
import { pageMetaOf } from './page-meta-of.ts';
import type { PageState } from './page-state.ts';
import { withPlainQuery } from './plain-search.ts';
import { createSiteRouter } from './router.ts';
import { Site } from './site.tsx';
import { watchStrings } from './watched-strings.ts';

const nothing = async () => {};

/** Renders the page of an address to HTML, with its head and with the state from which the browser hydrates. */
export const renderPage: RenderPage = async ({ address, strings, load, postedForm, report }) => {
  const { language, isPrefixed, origin } = address;
  const { resources, begin, read } = watchStrings(strings, language);
  const cuts: SiteContext['cuts'] = new Map();
  const context: SiteContext = {
    queryClient: createQueryClient(load),
    i18n: createI18n(language, resources, true),
    address: { isPrefixed, origin },
    unread: createI18n(language, { [language]: strings[language], [FALLBACK_LANGUAGE]: strings[FALLBACK_LANGUAGE] }, true),
    isServer: true,
    needStrings: nothing,
    cuts,
  };
  const history = createMemoryHistory({ initialEntries: [withPlainQuery(addressFor(address.path, language, isPrefixed))] });
  const router = createSiteRouter(context, history);
  // As the router itself writes it: on the server any other spelling (`%27` for `'`) would be a redirect, and the page empty.
  history.replace(router.buildLocation({ to: router.latestLocation.pathname, search: true, params: true, hash: true }).publicHref);
  const [site] = await Promise.all([context.queryClient.ensureQueryData(apiQuery('/api/site')), router.load()]);
  const failed = router.state.matches.find((match) => match.status === 'error');
  if (failed) throw failed.error;
  const meta = pageMetaOf(router.state.matches);
  const isFound = meta !== undefined && meta !== 'not-found';
  const page = isFound ? meta : notFoundMeta(context.i18n, site.siteName);
  const head = makeHead(page, { origin, language, siteName: site.siteName });
  // The head is made: from here on only what the browser will show counts.
  const queries = cutPageData(context.queryClient, language, cuts);
  begin();

  const stream = await renderToReadableStream(
    <Site context={context} router={router} postedForm={postedForm} prepareLanguage={nothing} changeLanguage={nothing} />,
    {
      // Everything in its place: what is sent later would need a script to get there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: report,
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();

  const state: PageState = { language, isPrefixed, isFound, strings: read, queries, postedForm };
  return {
    status: isFound ? 200 : 404,
    html,
    head: headMarkup(head),
    language,
    state,
    robots: page.robots,
    path: page.path,
    share: sharedPage(page, site.siteName),
  };
};
