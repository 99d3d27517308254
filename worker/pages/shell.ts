import type { FilledPage } from '#contract/render.ts';
import type { Bindings } from '#env';

/** The static build's page is the same for a whole deployment. */
let shell: string | undefined;

export async function readShell(env: Bindings): Promise<string> {
  if (shell) return shell;
  const response = await env.ASSETS.fetch('http://assets/');
  if (!response.ok) throw new Error(`the static build is missing: ${response.status}`);
  shell = await response.text();
  return shell;
}

/** JSON inside HTML: no `<` survives, so nothing in it can end the block. */
export const jsonForHtml = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Puts the page into the shell: language, head, markup and the state that the browser hydrates from. */
export function fillShell(shell: string, page: FilledPage): string {
  const state = `<script type="application/json" id="state">${jsonForHtml(page.state)}</script>`;
  // Functions as replacements: a `$&` in a text must stay what it is.
  return shell
    .replace(/<html lang="[a-z]*"/, () => `<html lang="${page.language}"`)
    .replace(/<title>.*?<\/title>/s, () => page.head)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>${state}`);
}
