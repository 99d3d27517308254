import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ask } from './ask.ts';
import { workOf } from './d1-report.ts';
import { pagesOf } from './measured-pages.ts';
import { openBrowser, visit } from './visitor.ts';

export type PageBundle = {
  name: string;
  js: number;
  css: number;
  html: number;
  criticalCss: number;
  chunks: Chunk[];
  /** Requests of a first view that reach the worker: files under /assets do not. */
  workerRequests: number;
  /** For an uncached page. */
  rowsRead: number;
};
type Chunk = { file: string; bytes: number };

const ASSETS = 'dist/assets';
const CRITICAL = /<style id="styles"[^>]*>(.*?)<\/style>/s;
const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

/** Bytes that each kind of page loads until it is quiet, compressed with the best Brotli quality. */
export async function measureBundle(site: URL, chromium: string): Promise<PageBundle[]> {
  const loaded: { name: string; html: string; files: string[]; workerRequests: number; rowsRead: number }[] = [];
  const browser = await openBrowser(chromium, {});
  try {
    for (const { name, path: address } of await pagesOf(site)) {
      const url = new URL(address, site);
      const html = await (await ask(url)).text();
      const visitor = await visit(browser, url.href);
      const paths = visitor.transfers().map((one) => new URL(one.url).pathname);
      const files = [...new Set(paths.map((one) => path.basename(one)))];
      const workerRequests = paths.filter((one) => !one.startsWith('/assets/')).length;
      loaded.push({ name, html, files, workerRequests, rowsRead: (await workOf(url)).rowsRead });
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
  return loaded.map(({ name, html, files, workerRequests, rowsRead }) => {
    const chunks = files.flatMap(chunk);
    const sum = (ending: string) => chunks.reduce((all, { file, bytes }) => all + (file.endsWith(ending) ? bytes : 0), 0);
    const criticalCss = brotli(CRITICAL.exec(html)?.[1] ?? '');
    return { name, js: sum('.js'), css: sum('.css'), html: brotli(html), criticalCss, chunks, workerRequests, rowsRead };
  });
}
