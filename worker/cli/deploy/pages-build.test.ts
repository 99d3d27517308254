import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildPages } from './pages-build.ts';

test('what Pages gets is the static build, files with a hash served by itself and all else handed to the worker', {
  timeout: 180_000,
}, async () => {
  const directory = buildPages();
  expect(readFileSync('web/pages/wrangler.toml', 'utf8')).toContain(
    `pages_build_output_dir = "${path.basename(directory)}"`,
  );
  const names = readdirSync(directory);
  expect(names).toEqual(
    expect.arrayContaining([
      'index.html',
      'assets',
      '_headers',
      '_routes.json',
      '_worker.js',
      '404.html',
    ]),
  );
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  expect(JSON.parse(readFileSync(path.join(directory, '_routes.json'), 'utf8'))).toEqual({
    version: 1,
    include: ['/*'],
    exclude: ['/assets/*'],
  });

  const source = readFileSync(path.join(directory, '_worker.js'), 'utf8');
  const { default: proxy } = (await import(
    `data:text/javascript,${encodeURIComponent(source)}`
  )) as {
    default: {
      fetch: (request: Request, env: { SITE: { fetch: (request: Request) => string } }) => unknown;
    };
  };
  const request = new Request('https://site.example/api/subscribe', { method: 'POST', body: '{}' });
  expect(
    proxy.fetch(request, {
      SITE: { fetch: (passed) => (passed === request ? 'the worker' : 'another') },
    }),
  ).toBe('the worker');
});
