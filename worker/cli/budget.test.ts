import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { build } from './build.ts';

// kB are 1,000 bytes, compressed as well as Brotli can. What a page's HTML weighs stands in web/e2e/budget.spec.ts.
const HOME_SCRIPTS = 140_000;
const PAGE_SCRIPTS = 152_000;
const STYLES = 12_000;

const fileAt = (address: string) => readFileSync(path.join('dist', address));
const sizes = new Map<string, number>();
function brotli(address: string): number {
  const size = sizes.get(address) ?? brotliCompressSync(fileAt(address)).length;
  sizes.set(address, size);
  return size;
}
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => `/assets/${name}`);

const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const DYNAMIC = /import\(["'`](?:\/assets\/|\.\/)([\w.-]+\.js)["'`]\)/g;

const imports = new Map<string, { needed: string[]; later: string[] }>();
function importsOf(file: string) {
  const known = imports.get(file);
  if (known) return known;
  const code = fileAt(file).toString();
  const found = { needed: named(code, STATIC), later: named(code, DYNAMIC) };
  imports.set(file, found);
  return found;
}

/** Files with all they cannot run without; with `isWhole` also all that they may bring in later. */
function closure(files: readonly string[], isWhole = false): Set<string> {
  const all = new Set<string>(files);
  // A set goes on over what is added while it is gone through.
  for (const file of all) {
    const { needed, later } = importsOf(file);
    for (const next of isWhole ? [...needed, ...later] : needed) all.add(next);
  }
  return all;
}

const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + brotli(file), 0);

let html = '';
let start: string[] = [];
/** The chunk of each public page. */
let pages: string[] = [];
/** What a page brings in once it is alive, without being touched. */
let atRest: string[] = [];
beforeAll(() => {
  build();
  html = fileAt('index.html').toString();
  start = named(html, /["'`]\/assets\/([\w.-]+\.js)["'`]/g);
  const later = [...new Set(start.flatMap((file) => importsOf(file).later))];
  pages = later.filter((file) => /-page-[\w-]+\.js$/.test(file));
  atRest = later.filter((file) => /\/(?:at-rest|cookie-banner|measure-visit)-/.test(file));
}, 180_000);

const pageScripts = (page: string) => sum(closure([...start, page]));

test('the scripts of the home page weigh at most 140 kB, with what it brings in at rest', () => {
  const home = pages.find((file) => file.includes('/home-page-')) ?? '';
  expect(atRest).toHaveLength(3);
  const all = sum(closure([...start, home, ...atRest]));
  expect(all).toBeGreaterThan(pageScripts(home));
  expect(all).toBeLessThanOrEqual(HOME_SCRIPTS);
});

test('the scripts of no public page weigh more than 152 kB', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.map((page) => [page, pageScripts(page)]).filter(([, bytes]) => Number(bytes) > PAGE_SCRIPTS)).toEqual([]);
});

test('the style sheet weighs at most 12 kB', () => {
  const [sheet = ''] = named(html, /<link rel="stylesheet"[^>]*href="\/assets\/([\w.-]+\.css)"/g);
  expect(brotli(sheet)).toBeGreaterThan(1000);
  expect(brotli(sheet)).toBeLessThanOrEqual(STYLES);
});

test('the style sheet, which comes late, brings no face: every text in view would be laid out once more', () => {
  const [sheet = ''] = named(html, /<link rel="stylesheet"[^>]*href="\/assets\/([\w.-]+\.css)"/g);
  expect(fileAt(sheet).toString()).not.toContain('@font-face');
});

test('a visitor can come upon no screen of the administration', () => {
  const entry = named(fileAt('admin-start.js').toString(), DYNAMIC);
  const screens = [...closure(entry, true)].flatMap((file) => importsOf(file).later);
  const site = closure(start, true);
  expect(screens.length).toBeGreaterThan(20);
  // Both may bring the very same small file of the contract.
  expect([...entry, ...screens].filter((file) => site.has(file))).toEqual([]);
});

test('with a page all its files are asked for, not one after the other', () => {
  const started = closure(start);
  const known = start.map((file) => fileAt(file).toString()).join();
  const unasked = pages.flatMap((page) =>
    [...closure([page])].filter((file) => !started.has(file) && !known.includes(path.basename(file, '.js'))),
  );
  expect(unasked).toEqual([]);
});

test('no file waits for one that waits for it', () => {
  const rounds: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) rounds.push([...way, file].join(' '));
    if (done.has(file)) return;
    done.add(file);
    for (const next of importsOf(file).needed) follow(next, [...way, file]);
  };
  for (const file of closure(start, true)) follow(file, []);
  expect(rounds).toEqual([]);
});
