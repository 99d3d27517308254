import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A route with its description and handler; what a DELETE answers is described for all of them. */
const ROUTE = /\w+\.(?:get|post|put|patch)\(\s*'[^']*',\s*describeRoute[\s\S]*?\n\);/g;

const files = readdirSync('worker', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:routes|admin)\.ts$/.test(file),
);

test('a route that answers without a body describes it', () => {
  const empty = files.flatMap((file) =>
    [...readFileSync(`worker/${file}`, 'utf8').matchAll(ROUTE)]
      .map(([route]) => ({ file, route }))
      .filter(({ route }) => route.includes('body(null, 204)')),
  );
  expect(empty.length).toBeGreaterThan(10);
  expect(
    empty
      .filter(({ route }) => !route.includes('204: null'))
      .map(({ file, route }) => `${file}: ${/'([^']*)'/.exec(route)?.[1]}`),
  ).toEqual([]);
});
