import { expect, test } from 'vitest';
import type { Bindings } from '#env';
import { readShell } from './shell.ts';

const site = (fetch: () => Promise<Response>) => ({ ASSETS: { fetch } }) as unknown as Bindings;

test('a shell that was lost with the request of its first visitor is read for the next one', async () => {
  void readShell(site(() => new Promise(() => undefined)));
  const page = '<html lang="en"><div id="root"></div></html>';
  await expect(readShell(site(async () => new Response(page)))).resolves.toMatchObject({ html: page });
  // From then on nobody asks for it again.
  await expect(readShell(site(async () => new Response('', { status: 500 })))).resolves.toMatchObject({ html: page });
});
