import type { FilledPage } from '#contract/render.ts';
import { contentSecurityPolicy, sourceHash } from '#core/http/protection/security-headers.ts';
import type { Bindings } from '#env';
import { brandHead } from './brand-head.ts';
import { parseSheet, type StyleSheet, usedStyles } from './used-styles.ts';

/** The static build's page, and the parts of it for rendered pages. */
export type Shell = {
  html: string;
  /** The rules that a page uses are inlined: a first visit loads no second file before rendering. The sheet follows with the scripts. */
  sheet: StyleSheet;
  /** Built source of `web/app/late-start.ts`. */
  lateStart: string;
  /** Of `lateStart`, for the policy. */
  hash: string;
  /** Changes with every build. */
  version: string;
};

/** Markup and its content security policy. */
export type Page = { html: string; policy: string };

const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const SHEET_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
/** The router's inline scripts; a data block has a type and is none. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:type|src)=)[^>]*>(.*?)<\/script>/gs;

async function readFile(env: Bindings, path: string): Promise<string> {
  const response = await env.ASSETS.fetch(`http://assets${path}`);
  if (!response.ok) throw new Error(`the static build is missing: ${response.status}`);
  return response.text();
}

async function loadShell(env: Bindings): Promise<Shell> {
  const [html, lateStart] = await Promise.all([
    readFile(env, '/'),
    readFile(env, '/late-start.js'),
  ]);
  const href = SHEET_LINK.exec(html)?.[1];
  if (!href) throw new Error('the static build has no style sheet');
  return {
    html,
    sheet: parseSheet(await readFile(env, href)),
    lateStart: lateStart.trim(),
    hash: await sourceHash(lateStart.trim()),
    version: `${ENTRY.exec(html)?.[1]}${href}`,
  };
}

/** Unchanged for a whole deployment. Stores the shell and not its promise, which would be lost with the request that started it. */
let shell: Shell | undefined;

export async function readShell(env: Bindings): Promise<Shell> {
  shell ??= await loadShell(env);
  return shell;
}

/** The administration's page. */
export const adminPage = async (env: Bindings): Promise<Page> => ({
  html: await readFile(env, '/admin'),
  policy: contentSecurityPolicy(),
});

/** JSON inside HTML: `<` is escaped, so that nothing in it can end the block. */
export const jsonForHtml = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** Fills the shell with a rendered page: language, head, styles, markup, the state for hydration, and the late start. */
export async function fillShell(
  { html, sheet, lateStart, hash }: Shell,
  page: FilledPage,
): Promise<Page> {
  const entry = ENTRY.exec(html)?.[1] ?? '';
  const preloads = [...html.matchAll(PRELOADS)].map(([, href]) => href).join(' ');
  const state = `<script type="application/json" id="state">${jsonForHtml(page.state)}</script>`;
  const styles = SHEET_LINK.exec(html)?.[1] ?? '';
  const start = `<script data-entry="${entry}" data-preloads="${preloads}" data-styles="${styles}">${lateStart}</script>`;
  const { styles: brandCss, replaceIn } = brandHead(page.brand);
  const css = usedStyles(sheet, page.html) + brandCss;
  const scripts = await Promise.all(
    [...page.html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => sourceHash(script)),
  );
  return {
    // Replacement functions, so that a `$&` in a text stays literal.
    html: replaceIn(html)
      .replace(/<html lang="[a-z]*"/, () => `<html lang="${page.language}"`)
      .replace(ENTRY, '')
      .replace(PRELOADS, '')
      .replace(SHEET_LINK, () => `<style>${css}</style>`)
      .replace(/<title>.*?<\/title>/s, () => page.head)
      .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>${state}${start}`),
    policy: contentSecurityPolicy({
      scripts: [hash, ...scripts],
      styles: [await sourceHash(css)],
    }),
  };
}

/** The page as a picture of itself, for a frame of the administration: with the style sheet, without scripts, links and controls do nothing. */
export const previewHtml = (
  { html }: Pick<Shell, 'html'>,
  page: Pick<FilledPage, 'html' | 'language'>,
) =>
  html
    .replace(/<html lang="[a-z]*"/, () => `<html lang="${page.language}"`)
    .replace(ENTRY, '')
    .replace(PRELOADS, '')
    .replace('<body', () => '<body inert')
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${page.html.replace(INLINE_SCRIPT, '')}</div>`,
    );
