import { useSearch } from '@tanstack/react-router';

/** The token of a preview link, as the address carries it; a wrong one is the API's business. */
export const previewOf = ({ preview }: { preview?: unknown }): { preview?: string } =>
  typeof preview === 'string' && preview !== '' ? { preview } : {};

export const usePreview = () => previewOf(useSearch({ strict: false })).preview;

/** What a page that is a preview says of itself to search engines: nothing, twins included. */
export const previewRobots = ({ isPreview }: { isPreview?: boolean }) => (isPreview ? { robots: 'noindex,nofollow', languages: [] } : {});
