import { interact, type NextView, nextView, tapping } from './interactions.ts';
import type { OwnAnswer } from './secure-front.ts';
import type { Visitor } from './visitor.ts';

// The minimum cost of a tap on this machine at this time: goals in milliseconds are compared with it.

export const BARE_PATH = '/bare';

const PARAGRAPH = '<p>Some words of a page that has a button and a link, each of which changes one word.</p>';
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<h1>Here</h1>${PARAGRAPH.repeat(40)}<p><button>Before</button> <a href="/there">There</a></p><script>
document.querySelector('button').onclick = ({ target }) => { target.textContent = 'After'; };
document.querySelector('a').onclick = (event) => {
  event.preventDefault();
  history.pushState(null, '', '/there');
  document.querySelector('h1').textContent = 'There';
};</script>`;

export const bareAnswer: OwnAnswer = { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(HTML) };

/** In ms. */
export type BareUse = { inp: number; nextView: NextView };

export async function tapBarePage(visitor: Visitor): Promise<BareUse> {
  const { button = Number.NaN } = await interact(visitor, [tapping('button', 'button')]);
  return { inp: button, nextView: await nextView(visitor, 'a') };
}
