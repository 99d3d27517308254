import type { FilledPage } from '#contract/render.ts';
import type { Bindings } from '#env';
import { contentSecurityPolicy, sourceHash } from '#http/security-headers.ts';
import { type CompiledSheet, compileSheet, criticalCss } from './critical-css.ts';
import { namesInMarkup } from './css-names.ts';
import { parseStylesheet } from './stylesheet.ts';

/** The static build's page, the hashes of the scripts that stand in it, its faces and its style sheet. */
export type Shell = { html: string; scripts: string[]; faces: string; sheet: { href: string; rules: CompiledSheet } | undefined };

/** Markup and the policy under which it works. */
export type Page = { html: string; policy: string };

const FACE_LINK = /<link rel="preload"[^>]*href="([^"]+)"[^>]*as="font"/;
/** The boot script and the speculation rules that it puts in. */
const INLINE_SCRIPT = /<script(?: type="speculationrules")?>(.*?)<\/script>/gs;
const SHEET_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

async function readFile(env: Bindings, path: string): Promise<string> {
  const response = await env.ASSETS.fetch(`http://assets${path}`);
  if (!response.ok) throw new Error(`the static build is missing: ${response.status}`);
  return response.text();
}

/**
 * The system's serif with metrics near those of the display face, which is never waited for (`web/app/display-face.ts`). Not on a phone:
 * each name that is looked for in vain costs its first frame 2 ms, in each size of letters anew.
 */
const STAND_IN =
  '@media (min-width:48rem){@font-face{font-family:Georgia;src:local(Georgia),local(DejaVu Serif),local(Times New Roman);size-adjust:103%;ascent-override:104%;descent-override:30%;line-gap-override:0%}}';

/**
 * The display face for who has it already, and what stands in for it. Not in the style sheet, which comes later: with a face in it the
 * browser would lay out every text of the page once more, and put on late what moves the letters in view.
 */
const facesOf = (href: string | undefined) =>
  STAND_IN + (href ? `@font-face{font-family:Young Serif;src:url(${href});font-display:optional}` : '');

async function loadShell(env: Bindings): Promise<Shell> {
  // Without what only people need to read it: each byte of the first flight counts.
  const html = (await readFile(env, '/')).replace(/\n\s*/g, '').replaceAll(' />', '>');
  const scripts = await Promise.all([...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => sourceHash(script)));
  const href = SHEET_LINK.exec(html)?.[1];
  return {
    html,
    scripts,
    faces: facesOf(FACE_LINK.exec(html)?.[1]),
    sheet: href ? { href, rules: compileSheet(parseStylesheet(await readFile(env, href))) } : undefined,
  };
}

/** The same for a whole deployment. The shell and not its promise, which would be lost with the request in which it began. */
let shell: Shell | undefined;

export async function readShell(env: Bindings): Promise<Shell> {
  shell ??= await loadShell(env);
  return shell;
}

/** The shell as it is: the browser draws the page. */
export const plainPage = ({ html, scripts }: Shell): Page => ({ html, policy: contentSecurityPolicy({ scripts }) });

/** JSON inside HTML: no `<` survives, so nothing in it can end the block. */
export const jsonForHtml = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * Puts the page into the shell: language, head, markup and the state that the browser hydrates from. Of the style sheet the rules that
 * apply to this markup stand in the page; the whole of it follows with the scripts.
 */
export async function fillShell({ html, scripts, faces, sheet }: Shell, page: FilledPage): Promise<Page> {
  // React asks ahead for pictures that stand a few lines further on in the same page.
  const markup = page.html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
  const css = sheet && faces + criticalCss(sheet.rules, namesInMarkup(markup));
  const styles = sheet
    ? `<style id="styles" data-href="${sheet.href}">${css}</style><noscript><link rel="stylesheet" href="${sheet.href}"></noscript>`
    : '';
  const state = `<script type="application/json" id="state">${jsonForHtml(page.state)}</script>`;
  return {
    // Functions as replacements: a `$&` in a text must stay what it is.
    html: html
      .replace(/<html lang="[a-z]*"/, () => `<html lang="${page.language}"`)
      .replace(SHEET_LINK, () => styles)
      .replace(/<title>.*?<\/title>/s, () => page.head)
      .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>${state}`),
    policy: contentSecurityPolicy({ scripts, styles: css ? [await sourceHash(css)] : [] }),
  };
}
