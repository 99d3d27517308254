import { expect, test } from 'vitest';
import type { Bindings } from '#env';
import { readShell } from './shell.ts';

const site = (fetch: (address: string) => Promise<Response>) =>
  ({ ASSETS: { fetch } }) as unknown as Bindings;
const PAGE =
  '<html lang="en"><link rel="stylesheet" href="/assets/index.css"><div id="root"></div></html>';
const FILES: Record<string, string> = {
  '/': PAGE,
  '/late-start.js': '(()=>{})();',
  '/assets/index.css': 'h1{color:red}',
};
const build = site(async (address) => new Response(FILES[new URL(address).pathname]));

test('a shell that was lost with the request of its first visitor is read for the next one', async () => {
  void readShell(site(() => new Promise(() => undefined)));
  await expect(readShell(build)).resolves.toMatchObject({
    html: PAGE,
    sheet: { parts: [{ text: 'h1{color:red}' }] },
    lateStart: '(()=>{})();',
  });
  // Afterwards it is never requested again.
  await expect(
    readShell(site(async () => new Response('', { status: 500 }))),
  ).resolves.toMatchObject({ html: PAGE });
});
