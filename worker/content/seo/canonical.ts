import { splitLanguage } from '#contract/address.ts';

/** True for a canonical URL, set by hand, that is not the page's own: the rule of `makeHead`. */
export function isOtherPage(
  canonicalUrl: string | null | undefined,
  path: string,
  origin: string,
): boolean {
  if (!canonicalUrl || !URL.canParse(canonicalUrl, origin)) return false;
  const url = new URL(canonicalUrl, origin);
  return url.origin !== origin || splitLanguage(url.pathname).path + url.search !== path;
}
