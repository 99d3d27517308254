import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { withoutStacks } from './stackless-react.ts';

const packages = createRequire(import.meta.url);
const file = path.join(path.dirname(packages.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js');
const react = readFileSync(file, 'utf8');

/** How many errors a module makes as it loads. */
function errorsMadeBy(code: string): number {
  let made = 0;
  const Counted = new Proxy(Error, {
    apply: (target, self, args) => {
      made += 1;
      return Reflect.apply(target, self, args);
    },
  });
  vm.runInNewContext(code, { require: packages, exports: {}, Error: Counted, setTimeout, console });
  return made;
}

test('React, as it is built, makes no error while it loads', () => {
  expect(errorsMadeBy(react)).toBe(5);
  expect(errorsMadeBy(withoutStacks(react))).toBe(0);
});
