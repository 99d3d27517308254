import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../build.ts';
import { weightOf } from './weight.ts';

// kB are 1,000 bytes, compressed with the best Brotli quality, file names aside. The budget of a whole page is in web/e2e/nightly/looks/budget.spec.ts. The goal is
// 140,000: 112 of it are React, the router, TanStack Query, i18next and web-vitals as published (worker/docs/performance.md).
const HOME_SCRIPTS = 147_500;
const PAGE_SCRIPTS = 150_000;
/** Heavier than the limit: the first step of the form of transfers, with its fields for places. */
const HEAVIER: Readonly<Record<string, number>> = { 'orders/transfer/request/page.tsx': 151_900 };
/** Sections of home that a visit requests once it touches them, as their links and words need no script. */
const TOUCHED = /^content\/home\/(?:popular-[\w-]+|closing-sections)\.tsx$/;
const STYLES = 12_000;

const fileAt = (address: string) => readFileSync(path.join('dist', address));
const sizes = new Map<string, number>();
function brotli(address: string): number {
  const size = sizes.get(address) ?? weightOf(fileAt(address));
  sizes.set(address, size);
  return size;
}
const named = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => `/assets/${name}`);

const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const DYNAMIC = /import\(["'`](?:\/assets\/|\.\/)([\w.-]+\.js)["'`]\)/g;
const SCRIPTS = /(?:src|href)="\/assets\/([\w.-]+\.js)"/g;

const imports = new Map<string, { needed: string[]; later: string[] }>();
function importsOf(file: string) {
  const known = imports.get(file);
  if (known) return known;
  const code = fileAt(file).toString();
  const found = { needed: named(code, STATIC), later: named(code, DYNAMIC) };
  imports.set(file, found);
  return found;
}

/** Files with all their static imports; with `withDynamic` also their dynamic imports. */
function closure(files: readonly string[], withDynamic = false): Set<string> {
  const all = new Set<string>(files);
  // Iterating over a set includes items added meanwhile.
  for (const file of all) {
    const { needed, later } = importsOf(file);
    for (const next of withDynamic ? [...needed, ...later] : needed) all.add(next);
  }
  return all;
}

const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + brotli(file), 0);

let html = '';
let start: string[] = [];
/** Files by their source, as `content/home/home-page.tsx`, or the module they are named after: the names of public chunks are hashes. */
let files = new Map<string, string>();
/** The chunk of each public page. */
let pages: string[] = [];
/** What a page imports when idle. */
let idle: string[] = [];
const filesOf = (source: RegExp) =>
  [...files].filter(([name]) => source.test(name)).map(([, file]) => file);

beforeAll(() => {
  build();
  html = fileAt('index.html').toString();
  start = named(html, SCRIPTS);
  const manifest = JSON.parse(fileAt('.vite/manifest.json').toString()) as Record<
    string,
    { file: string; src?: string; name?: string }
  >;
  files = new Map(
    Object.values(manifest).map(({ file, src, name }) => [src ?? name ?? file, `/${file}`]),
  );
  pages = filesOf(/^(?!admin\/).*\/(?:[\w-]+-)?page\.tsx$/);
  idle = filesOf(/\/(?:cookie-banner|idle-work)\.tsx?$/);
}, 180_000);

test('the scripts of home weigh at most 147.5 kB, with its lazy sections and what it imports in idle time', () => {
  const home = filesOf(/^content\/home\/home-page\.tsx$/);
  const touched = filesOf(TOUCHED);
  const sections = home.flatMap((file) => importsOf(file).later);
  expect([home.length, idle.length, touched.length]).toEqual([1, 2, 3]);
  expect(sections).toEqual(expect.arrayContaining(touched));
  const loaded = sections.filter((file) => !touched.includes(file));
  expect(loaded.length).toBeGreaterThan(0);
  expect(sum(closure([...start, ...home, ...loaded, ...idle]))).toBeLessThanOrEqual(HOME_SCRIPTS);
});

test('the scripts of no public page weigh more than 150 kB, but those that are known', () => {
  expect(pages.length).toBeGreaterThan(20);
  const limitOf = (page: string) =>
    Object.entries(HEAVIER).find(([source]) => files.get(source) === page)?.[1] ?? PAGE_SCRIPTS;
  const heavy = pages
    .map((page) => [page, sum(closure([...start, page]))] as const)
    .filter(([page, bytes]) => bytes > limitOf(page));
  expect(heavy).toEqual([]);
});

test('the style sheet weighs at most 12 kB', () => {
  const [sheet = ''] = named(html, /<link rel="stylesheet"[^>]*href="\/assets\/([\w.-]+\.css)"/g);
  expect(brotli(sheet)).toBeGreaterThan(1000);
  expect(brotli(sheet)).toBeLessThanOrEqual(STYLES);
});

/** Names of a folder's files; the administration's chunks are named after them. */
const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.basename(file).replace(/\.tsx?$/, ''));

test('a visitor downloads nothing of the administration', () => {
  const entry = named(fileAt('admin.html').toString(), SCRIPTS);
  const ofSite = new Set(
    readdirSync('web', { withFileTypes: true })
      .filter((one) => one.isDirectory() && one.name !== 'admin')
      .flatMap(({ name }) => namesIn(path.join('web', name))),
  );
  const ofAdmin = new Set(['admin', ...namesIn('web/admin').filter((name) => !ofSite.has(name))]);
  const chunks = [...closure(entry, true)].filter((file) =>
    ofAdmin.has(/^\/assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? ''),
  );
  const site = closure(start, true);
  expect(chunks.length).toBeGreaterThan(60);
  expect(chunks.filter((file) => site.has(file))).toEqual([]);
});

test('a script of the site is named by its hash alone: blockers refuse names', () => {
  const named = [...closure(start, true)].filter((file) => !/^\/assets\/[\w-]{7}\.js$/.test(file));
  expect(named).toEqual([]);
});

test('a visitor downloads no valibot; the administration does, to look into a backup', () => {
  const withValibot = (files: Iterable<string>) =>
    [...files].filter((file) => fileAt(file).includes('valibot'));
  expect(withValibot(closure(start, true))).toEqual([]);
  expect(withValibot(closure(named(fileAt('admin.html').toString(), SCRIPTS), true))).toEqual([
    expect.stringMatching(/\/utilities-screen-/),
  ]);
});

test('no chunk imports itself through others: one of them would run before what it needs', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(
    scripts.filter((name) => closure(importsOf(`/assets/${name}`).needed).has(`/assets/${name}`)),
  ).toEqual([]);
});
