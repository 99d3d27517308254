import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagesOf } from './measured-pages.ts';
import { openBrowser, visit } from './visitor.ts';

export type BundleResult = { name: string; js: number; css: number; html: number; criticalCss: number; chunks: Chunk[] }[];
type Chunk = { file: string; bytes: number };

const ASSETS = 'dist/assets';
const CRITICAL = /<style id="styles"[^>]*>(.*?)<\/style>/s;
const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

/** What each kind of page asks for until it is at rest, compressed as well as Brotli can. */
export async function measureBundle(site: URL, chromium: string): Promise<BundleResult> {
  const asked: { name: string; html: string; files: string[] }[] = [];
  const browser = await openBrowser(chromium, {});
  try {
    for (const { name, path: address } of await pagesOf(site)) {
      const url = new URL(address, site);
      const html = await (await fetch(url)).text();
      const visitor = await visit(browser, url.href);
      const files = [...new Set(visitor.transfers().map((one) => path.basename(new URL(one.url).pathname)))];
      asked.push({ name, html, files });
      await visitor.leave();
    }
  } finally {
    await browser.close();
  }
  const sizes = new Map<string, number>();
  const chunk = (file: string): Chunk[] => {
    const source = path.join(ASSETS, file);
    if (!/\.(?:js|css)$/.test(file) || !existsSync(source)) return [];
    const bytes = sizes.get(file) ?? brotli(readFileSync(source));
    sizes.set(file, bytes);
    return [{ file, bytes }];
  };
  return asked.map(({ name, html, files }) => {
    const chunks = files.flatMap(chunk);
    const sum = (ending: string) => chunks.reduce((all, { file, bytes }) => all + (file.endsWith(ending) ? bytes : 0), 0);
    const criticalCss = brotli(CRITICAL.exec(html)?.[1] ?? '');
    return { name, js: sum('.js'), css: sum('.css'), html: brotli(html), criticalCss, chunks };
  });
}
