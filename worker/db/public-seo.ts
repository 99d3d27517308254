import { seoRecords } from './schema.ts';
import { named } from './site-name.ts';

/** The public fields of a search-engine record, with the firm's name filled in. */
export const seoColumns = {
  page: seoRecords.page,
  title: named(seoRecords.title, 'title'),
  description: named(seoRecords.description, 'description'),
  keywords: named(seoRecords.keywords, 'keywords'),
  canonicalUrl: seoRecords.canonicalUrl,
  robotsDirective: seoRecords.robotsDirective,
  schema: named(seoRecords.schema, 'schema'),
  image: seoRecords.image,
};
