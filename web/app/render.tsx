import { createMemoryHistory } from '@tanstack/react-router';
import { renderToReadableStream } from 'react-dom/server.edge';
import { apiQuery } from '#api/api-query.ts';
import { createQueryClient } from '#api/query-client.ts';
import type { SiteContext } from '#api/site-context.ts';
import { addressFor } from '#contract/address.ts';
import type { Namespace } from '#contract/language.ts';
import type { RenderPage } from '#contract/render.ts';
import { createI18n } from '#i18n/create-i18n.ts';
import { headMarkup, makeHead } from '#seo/make-head.ts';
import { pageMetaOf } from './page-meta-of.ts';
import type { PageState } from './page-state.ts';
import { withPlainQuery } from './plain-search.ts';
import { createSiteRouter } from './router.ts';
import { Site } from './site.tsx';

/** Strings that every page may need at once: the shell's own. */
const SHELL_NAMESPACES: readonly Namespace[] = ['common', 'cookie'];

const nothing = async () => {};

/** Renders the page of an address to HTML, with its head and with the state from which the browser hydrates. */
export const renderPage: RenderPage = async ({ address, strings, load, postedForm }) => {
  const { language, isPrefixed, origin } = address;
  const needed = new Set<Namespace>(SHELL_NAMESPACES);
  const context: SiteContext = {
    queryClient: createQueryClient(load),
    i18n: createI18n(language, { [language]: strings[language], en: strings.en }),
    address: { isPrefixed, origin },
    isServer: true,
    needStrings: async (namespaces) => {
      for (const namespace of namespaces) needed.add(namespace);
    },
  };
  const history = createMemoryHistory({ initialEntries: [withPlainQuery(addressFor(address.path, language, isPrefixed))] });
  const router = createSiteRouter(context, history);
  const [site] = await Promise.all([context.queryClient.ensureQueryData(apiQuery('/api/site')), router.load()]);
  const failed = router.state.matches.find((match) => match.status === 'error');
  if (failed) throw failed.error;

  const stream = await renderToReadableStream(
    <Site context={context} router={router} postedForm={postedForm} prepareLanguage={nothing} changeLanguage={nothing} />,
    {
      onError: (error) => console.error(JSON.stringify({ level: 'error', message: 'render failed', detail: String(error) })),
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();

  const meta = pageMetaOf(router.state.matches);
  const isFound = meta !== undefined && meta !== 'not-found';
  const t = context.i18n.getFixedT(language, 'common');
  const head = makeHead(
    isFound ? meta : { title: t('not_found.title'), description: '', robots: 'noindex,follow', path: address.path, languages: [] },
    { origin, language, siteName: site.siteName },
  );
  const state: PageState = {
    language,
    isPrefixed,
    strings: Object.fromEntries([...needed].map((namespace) => [namespace, strings[language][namespace]])),
    queries: context.queryClient
      .getQueryCache()
      .getAll()
      .map((query) => [String(query.queryKey[0]), query.state.data]),
    postedForm,
  };
  return { status: isFound ? 200 : 404, html, head: headMarkup(head), language, state };
};
