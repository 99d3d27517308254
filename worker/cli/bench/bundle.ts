import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagesOf } from './measured-pages.ts';
import { openBrowser, visit } from './visitor.ts';

export type BundleResult = {
  pages: { name: string; js: number; css: number; html: number; criticalCss: number; chunks: { file: string; bytes: number }[] }[];
  /** Of the administration, which no visitor downloads. */
  admin: number;
};

const ASSETS = 'dist/assets';
const brotli = (content: string | Buffer) => brotliCompressSync(content).length;
const CRITICAL = /<style id="styles"[^>]*>(.*?)<\/style>/s;

/** What each kind of page asks for until it is at rest, compressed as well as Brotli can. */
export async function measureBundle(site: URL, chromium: string): Promise<BundleResult> {
  const browser = await openBrowser(chromium, {});
  const asked = new Set<string>();
  const sizes = new Map(readdirSync(ASSETS).map((file) => [file, brotli(readFileSync(path.join(ASSETS, file)))]));
  const pages: BundleResult['pages'] = [];
  try {
    for (const { name, path: address } of await pagesOf(site)) {
      const html = await (await fetch(new URL(address, site))).text();
      const visitor = await visit(browser, new URL(address, site).href);
      const files = [...new Set(visitor.transfers().map(({ url }) => path.basename(new URL(url).pathname)))];
      await visitor.leave();
      for (const file of files) asked.add(file);
      const chunks = files.flatMap((file) => (sizes.has(file) && file.endsWith('.js') ? { file, bytes: sizes.get(file) ?? 0 } : []));
      const sum = (ending: string) => files.reduce((all, file) => all + (file.endsWith(ending) ? (sizes.get(file) ?? 0) : 0), 0);
      pages.push({
        name,
        js: sum('.js'),
        css: sum('.css'),
        html: brotli(html),
        criticalCss: brotli(CRITICAL.exec(html)?.[1] ?? ''),
        chunks,
      });
    }
  } finally {
    await browser.close();
  }
  const admin = [...sizes].reduce((all, [file, bytes]) => all + (/^admin-.*\.js$/.test(file) && !asked.has(file) ? bytes : 0), 0);
  return { pages, admin };
}
