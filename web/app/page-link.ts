/** Not a page of ours: the administration, the API, files, and other hosts. */
const ELSEWHERE = /^\/(?:admin|api)(?:\/|$)|\.[a-z0-9]{2,12}$|^\/[/\\]/i;

export const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** The address that a link leads to, when it is a page of this site in this tab. Of a link inside a drawing as well, which has no `pathname`. */
export function pageAddress(link: Element): string | undefined {
  if (!link.matches('[href^="/"]:not([target]):not([download])')) return undefined;
  const address = link.getAttribute('href') ?? '';
  return ELSEWHERE.test(pathOf(address)) ? undefined : address;
}
