/** Where the firm's name goes in search-engine records and authors, as in its legal texts; filled from the settings when they are served. */
export const SITE_NAME_PLACE = '{{siteName}}';

export const withSiteName = (text: string, siteName: string): string => text.replaceAll(SITE_NAME_PLACE, siteName);
