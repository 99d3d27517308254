/** Placeholder for the firm's name in search-engine records, authors and legal texts; filled from the settings when served. */
export const SITE_NAME_PLACE = '{{siteName}}';

export const withSiteName = (text: string, siteName: string): string => text.replaceAll(SITE_NAME_PLACE, siteName);
