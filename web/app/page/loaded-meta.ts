import type { SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';

/**
 * A page's metadata as the answer of its loader. The server renders it into the head and leaves it out of the page's state; the browser reads
 * it after the next navigation.
 */
export async function loadedMeta(
  { rendered }: SiteContext,
  loading: Promise<PageMeta | undefined>,
): Promise<PageMeta | undefined> {
  const meta = await loading;
  if (!rendered) return meta;
  rendered.meta = meta;
  return undefined;
}
