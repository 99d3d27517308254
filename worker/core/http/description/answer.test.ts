import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (file: string) => readFileSync(`worker/${file}`, 'utf8');
const routeFiles = readdirSync('worker', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.routes.ts'),
);
const paths = [...textOf('contract/api.ts').matchAll(/^ {2}'\/api(\/[^']+)':/gm)].map(
  ([, path]) => path as string,
);
/** The statements that add a GET: path and text. Of an address that is both kinds', the path is of one of them. */
const routes = routeFiles
  .flatMap((file) =>
    textOf(file).split(/^ {0,2}(?=\w+\.(?:get|post|put|patch|delete|on|route)\()/m),
  )
  .flatMap((text) => {
    const path = /^\w+\.get\(\s*['`]([^'`]+)['`]/.exec(text)?.[1];
    return path === undefined
      ? []
      : ['/bookings', '/transfers/requests'].map((at) => ({
          path: path.replace(/\$\{API_OF\[kind\]\}/, at),
          text,
        }));
  });

test('each GET of the contract has its route, which responds by `answer`', () => {
  expect(paths.length).toBeGreaterThan(30);
  const isChecked = (path: string) =>
    routes.some((route) => route.path === path && /\banswer\(\s*c,/.test(route.text));
  const isPlain = (path: string) =>
    routes.some((route) => route.path === path && /\bc\.json\(/.test(route.text));
  expect(paths.filter((path) => !isChecked(path) || isPlain(path))).toEqual([]);
});
