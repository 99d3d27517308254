/** Not a page of ours: the administration, the API, and files. */
const ELSEWHERE = /^\/(?:admin|api)(?:\/|$)|\.[a-z0-9]{2,12}$/i;

/** A link to a page of this site, in this tab. */
export const isPageLink = (link: HTMLAnchorElement) =>
  link.matches('[href^="/"]:not([target]):not([download])') && !ELSEWHERE.test(link.pathname);
