import { OwnPageInput } from '#contract/content/own-pages.schema.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { publicationStates } from '#core/crud/states.ts';
import { ownPages, trips } from '#core/db/schema.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

export const ownPageAdminRoutes = crudRoutes({
  entity: 'pages',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'an own page', many: 'own pages' },
  table: ownPages,
  input: OwnPageInput,
  toRow: (page) => page,
  list: {
    title: ownPages.title,
    slug: ownPages.slug,
    ending: ownPages.ending,
    status: ownPages.status,
    publishAt: ownPages.publishAt,
    sourceLanguage: ownPages.sourceLanguage,
    translations: ownPages.translations,
    translationState: ownPages.translationState,
  },
  searched: [ownPages.title, ownPages.slug, ownPages.translations],
  sorts: { title: ownPages.title, updated: ownPages.updatedAt },
  states: publicationStates(ownPages),
  publish: { on: { status: 'published' }, off: { status: 'draft' } },
  references: [{ path: 'tripIds', table: trips, ids: ({ tripIds }) => tripIds }],
  draftDefaults: {},
  publicPath: ({ slug }) => `/${slug}`,
  copy: (page, n) => ({ ...page, slug: `${page.slug}-${n}`, status: 'draft' as const }),
});
