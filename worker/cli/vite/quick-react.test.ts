// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { withEffectsAfterPaint, withoutStacks } from './quick-react.ts';

const packages = createRequire(import.meta.url);
const file = (name: string) => path.join(path.dirname(packages.resolve(`${name}/package.json`)), `cjs/${name}.production.js`);
const client = path.join(path.dirname(packages.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js');
const react = readFileSync(client, 'utf8');
const production = (name: string) => packages(['react', 'react-dom', 'scheduler'].includes(name) ? file(name) : name);

/** How many errors a module makes as it loads. */
function errorsMadeBy(code: string): number {
  let made = 0;
  const Counted = new Proxy(Error, {
    apply: (target, self, args) => {
      made += 1;
      return Reflect.apply(target, self, args);
    },
  });
  vm.runInNewContext(code, { require: production, exports: {}, Error: Counted, setTimeout, console });
  return made;
}

test('React, as it is built, makes no error while it loads', () => {
  expect(errorsMadeBy(react)).toBe(5);
  expect(errorsMadeBy(withoutStacks(react))).toBe(0);
});

/** In which order a click has things done. */
async function afterClick(code: string): Promise<string[]> {
  const { createElement, useEffect, useLayoutEffect, useState } = production('react') as typeof import('react');
  const dom = {} as typeof import('react-dom/client');
  new Function('require', 'exports', code)(production, dom);
  const done: string[] = [];
  const Counter = () => {
    const [count, setCount] = useState(0);
    useLayoutEffect(() => void (count > 0 && done.push('layout effect')), [count]);
    useEffect(() => void (count > 0 && done.push('effect')), [count]);
    return createElement('button', { onClick: () => setCount(count + 1) }, count);
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = dom.createRoot(place);
  root.render(createElement(Counter));
  const laterTasks = () => new Promise((resolve) => setTimeout(resolve, 50));
  await laterTasks();
  place.querySelector('button')?.click();
  await new Promise<void>(queueMicrotask);
  done.push(`shows ${place.textContent}`);
  await laterTasks();
  root.unmount();
  return done;
}

test('React, as it is built, leaves the effects of a click for after the frame; layout effects come with it', async () => {
  expect(await afterClick(react)).toEqual(['layout effect', 'effect', 'shows 1']);
  expect(await afterClick(withEffectsAfterPaint(react))).toEqual(['layout effect', 'shows 1', 'effect']);
});
