import { seoRecords } from '../schema.ts';

/** The public fields of a search-engine record. */
export const seoColumns = {
  page: seoRecords.page,
  title: seoRecords.title,
  description: seoRecords.description,
  keywords: seoRecords.keywords,
  canonicalUrl: seoRecords.canonicalUrl,
  robotsDirective: seoRecords.robotsDirective,
  schema: seoRecords.schema,
  image: seoRecords.image,
};
