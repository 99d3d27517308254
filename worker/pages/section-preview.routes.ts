import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { SECTION_NAMESPACES, sectionKeys } from '#contract/content/section-texts.ts';
import { SectionsInput } from '#contract/content/sections.schema.ts';
import { SECTION_PAGES, type SectionPage } from '#contract/content/sections.ts';
import { Language as LanguageSchema } from '#contract/languages/language.schema.ts';
import type { PageRequest } from '#contract/render.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { requireAdmin } from '#core/auth/require.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { readBody } from '#core/http/bodies/body.ts';
import { withDatabase } from '#core/http/database.ts';
import { sameOriginWrites, shownOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import { layoutOf, listsIn } from '#site/settings/sections.reads.ts';
import { fillPage } from './fill-page.ts';
import { previewHtml, readShell } from './shell.ts';

const LIMIT_BYTES = 512 * 1024;
const PreviewInput = v.object({ ...SectionsInput.entries, language: LanguageSchema });
type PreviewInput = v.InferOutput<typeof PreviewInput>;

const PATHS: Record<SectionPage, string> = { home: '/', services: '/services', about: '/about' };

/** The site's texts in the language with those that are being edited. */
function withTexts(
  strings: PageRequest['strings'],
  page: SectionPage,
  { texts, language }: PreviewInput,
): PageRequest['strings'] {
  const namespace = SECTION_NAMESPACES[page];
  const edited = sectionKeys(page).flatMap((key) => {
    const text = texts[key]?.[language]?.trim();
    return text ? [[key, text] as const] : [];
  });
  const own = strings[language];
  return {
    ...strings,
    [language]: { ...own, [namespace]: { ...own[namespace], ...Object.fromEntries(edited) } },
  };
}

/** Home, services and about as they would be with sections that are being edited. */
export const sectionPreviewRoutes = router();

sectionPreviewRoutes.use(withDatabase);
sectionPreviewRoutes.use(sameOriginWrites);
sectionPreviewRoutes.use(requireAdmin);
sectionPreviewRoutes.post(
  '/:page/preview',
  describeRoute({ summary: 'Render a page with sections that are being edited' }),
  noStepUp('renders a page'),
  async (c) => {
    const page = found(SECTION_PAGES.find((one) => one === c.req.param('page')));
    const input = parseBody(PreviewInput, await readBody(c.req.raw, LIMIT_BYTES));
    const { language } = input;
    const values = await placeholdersOf(c);
    const lists = Object.fromEntries(
      Object.entries(listsIn(input)).map(([name, items]) => [
        name,
        items.map(({ title, text, role, ...person }) => ({
          ...person,
          title: title[language] ?? '',
          text: text[language] ?? '',
          ...(role && { role: role[language] ?? '' }),
          textLanguages: {},
          languages: [],
        })),
      ]),
    );
    const address = {
      path: PATHS[page],
      language,
      isPrefixed: true,
      origin: shownOrigin(c.env, c.req.url),
    };
    const filled = await fillPage(c.env, c.executionCtx as ExecutionContext, address, undefined, {
      strings: (strings) => withTexts(strings, page, input),
      answer: (path, data) => {
        if (path.startsWith('/api/sections/')) return { lists: fillTexts(lists, values, language) };
        if (!path.startsWith('/api/site?')) return data;
        const site = data as { sections?: object };
        return { ...site, sections: { ...site.sections, [page]: layoutOf(input) } };
      },
    });
    return c.json({ html: previewHtml(await readShell(c.env), filled) });
  },
);
