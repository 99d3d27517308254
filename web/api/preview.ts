export type PreviewSearch = { preview?: string };

/** The token of a preview link, as the address carries it; a wrong one is the API's business. */
export const previewOf = ({ preview }: { preview?: unknown }): PreviewSearch =>
  typeof preview === 'string' && preview !== '' ? { preview } : {};

/** What a page that is a preview says of itself to search engines: nothing, twins included. */
export const previewRobots = ({ isPreview }: { isPreview?: boolean }) => (isPreview ? { robots: 'noindex,nofollow', languages: [] } : {});
