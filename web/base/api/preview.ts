export type PreviewSearch = { preview?: string };

/** The token of a preview link, from the URL; the API validates it. */
export const previewOf = ({ preview }: { preview?: unknown }): PreviewSearch =>
  typeof preview === 'string' && preview !== '' ? { preview } : {};

/** Robots meta of a preview: neither it nor its translations are indexed. */
export const previewRobots = ({ isPreview }: { isPreview?: boolean }) =>
  isPreview ? { robots: 'noindex,nofollow', languages: [] } : {};
