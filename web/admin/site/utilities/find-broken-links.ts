import { readMarkup } from '#admin/frame/markdown/read-markup.ts';

export type BrokenLink = { page: string; target: string; status: number };
type Fetch = (
  path: string,
  init?: RequestInit,
) => Promise<{ status: number; text(): Promise<string> }>;

/** Number of parallel requests. */
const AT_ONCE = 4;

/** Same-origin links of a page, without fragments. */
export function linksOf(html: string, origin: string): string[] {
  const page = readMarkup(html);
  const addresses = [...page.querySelectorAll('a[href], img[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  const own = addresses.flatMap((address) => {
    const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
    return url && url.origin === origin && /^https?:$/.test(url.protocol)
      ? [url.pathname + url.search]
      : [];
  });
  return [...new Set(own)];
}

/**
 * Fetches every given page as a visitor and requests each linked address once. Only same-origin links are checked. Reports progress after
 * each page.
 */
export async function findBrokenLinks(
  pages: readonly string[],
  {
    origin,
    get,
    signal,
    onProgress,
  }: {
    origin: string;
    get: Fetch;
    signal: AbortSignal;
    onProgress: (done: number, all: number) => void;
  },
): Promise<BrokenLink[]> {
  const statuses = new Map<string, Promise<number>>();
  const statusOf = (path: string) => {
    const known =
      statuses.get(path) ??
      get(path, { method: 'HEAD' }).then(
        ({ status }) => status,
        () => 0,
      );
    statuses.set(path, known);
    return known;
  };
  const broken: BrokenLink[] = [];
  const waiting = [...pages];
  let done = 0;
  const work = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const answer = await get(page).catch(() => undefined);
      signal.throwIfAborted();
      if (!answer || answer.status >= 400)
        broken.push({ page, target: page, status: answer?.status ?? 0 });
      else
        for (const target of linksOf(await answer.text(), origin)) {
          const status = await statusOf(target);
          if (status === 0 || status >= 400) broken.push({ page, target, status });
        }
      done += 1;
      onProgress(done, pages.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return broken;
}

/** All pages of the sitemap. Throws if it cannot be read: otherwise an empty list would report no broken links. */
export async function sitemapPages(origin: string, get: Fetch): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await get(path);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
    return new DOMParser().parseFromString(await answer.text(), 'application/xml');
  };
  const pathsIn = (xml: Document, parent: string) =>
    [...xml.getElementsByTagName(parent)].flatMap((element) => {
      const address = element.getElementsByTagName('loc')[0]?.textContent?.trim() ?? '';
      const url = URL.canParse(address) ? new URL(address) : undefined;
      return url && url.origin === origin ? [url.pathname + url.search] : [];
    });
  const index = await read('/sitemap.xml');
  const parts = await Promise.all(pathsIn(index, 'sitemap').map(read));
  const pages = [...new Set([index, ...parts].flatMap((xml) => pathsIn(xml, 'url')))];
  if (pages.length === 0) throw new Error('The sitemap names no pages of this site.');
  return pages;
}
