import { SeoInput } from '#contract/pages/seo.schema.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { seoRecords } from '#core/db/schema.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

export const seoAdminRoutes = crudRoutes({
  entity: 'seo',
  writes: noStepUp('content: revisions undo it'),
  noun: {
    one: 'the SEO record of a page',
    many: 'SEO records of pages',
    id: 'The id, or the page (`home`).',
  },
  table: seoRecords,
  input: SeoInput,
  toRow: (row) => row,
  key: seoRecords.page,
  list: {
    page: seoRecords.page,
    title: seoRecords.title,
    description: seoRecords.description,
    robotsDirective: seoRecords.robotsDirective,
    image: seoRecords.image,
  },
  searched: [seoRecords.page, seoRecords.title, seoRecords.description],
  sorts: { page: seoRecords.page, updated: seoRecords.updatedAt },
});
