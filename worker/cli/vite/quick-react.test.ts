// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import {
  withEffectsAfterPaint,
  withoutFragmentRefs,
  withoutResourceHints,
  withoutStacks,
  withPicturesSetOnce,
  withPlainAttributeNames,
  withRestedEffects,
} from './quick-react.ts';

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

const { createElement, Fragment, useEffect, useLayoutEffect, useState } = production('react') as typeof import('react');
function domOf(code: string) {
  const dom = {} as typeof import('react-dom/client');
  new Function('require', 'exports', code)(production, dom);
  return dom;
}

/** Once React has come to it. */
const drawn = <T>(find: () => T | null) => vi.waitUntil(find, { timeout: 20_000 });

/** In which order a click has things done. */
async function afterClick(code: string): Promise<string[]> {
  const dom = domOf(code);
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
  // React's scheduler takes tasks of this kind, too: this one comes after those that it has asked for already.
  const nextTask = () => new Promise((resolve) => setImmediate(resolve));
  const laterTasks = () => new Promise((resolve) => setTimeout(resolve, 100));
  const button = await drawn(() => place.querySelector('button'));
  await laterTasks();
  button.click();
  await new Promise<void>(queueMicrotask);
  done.push(`shows ${place.textContent}`);
  await nextTask();
  done.push('next task');
  await laterTasks();
  root.unmount();
  return done;
}

test('React, as it is built, leaves the effects of a click for after the frame; layout effects come with it', async () => {
  expect(await afterClick(react)).toEqual(['layout effect', 'effect', 'shows 1', 'next task']);
  expect(await afterClick(withEffectsAfterPaint(react))).toEqual(['layout effect', 'shows 1', 'effect', 'next task']);
  expect(await afterClick(withRestedEffects(withEffectsAfterPaint(react)))).toEqual(['layout effect', 'shows 1', 'next task', 'effect']);
});

test('React, as it is built, sets the address of a picture once, of one that somebody listens to twice', async () => {
  const timesSet = async (code: string, props: object) => {
    const set = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    const place = document.createElement('div');
    const root = domOf(code).createRoot(place);
    root.render(createElement('img', { src: '/picture.jpg', alt: '', ...props }));
    await drawn(() => place.querySelector('img'));
    root.unmount();
    // The first time it is set as an attribute.
    const times = 1 + set.mock.calls.length;
    set.mockRestore();
    return times;
  };
  expect(await timesSet(react, {})).toBe(2);
  expect(await timesSet(withPicturesSetOnce(react), {})).toBe(1);
  for (const listener of ['onLoad', 'onError']) expect(await timesSet(withPicturesSetOnce(react), { [listener]: () => {} })).toBe(2);
});

test('React, as it is built, sets attributes as it does otherwise', async () => {
  const html = async (code: string) => {
    const place = document.createElement('div');
    const root = domOf(code).createRoot(place);
    root.render(createElement('svg', { viewBox: '0 0 1 1', 'data-a': 'a', 'aria-label': 'b', 'a b': 'c', '1a': 'd', 'x:y.z-1': 'e' }));
    await drawn(() => place.querySelector('svg'));
    return place.innerHTML;
  };
  expect(await html(react)).toContain('data-a="a" aria-label="b" x:y.z-1="e"');
  expect(await html(withPlainAttributeNames(react))).toBe(await html(react));
});

test('React, as it is built, draws fragments and takes them out without their refs', async () => {
  const slim = withoutFragmentRefs(react);
  const place = document.createElement('div');
  const root = domOf(slim).createRoot(place);
  const list = (items: string[]) => createElement(Fragment, null, ...items.map((item) => createElement('b', { key: item }, item)));
  for (const [items, html] of [
    [['a', 'b'], '<b>a</b><b>b</b>'],
    [['b', 'c'], '<b>b</b><b>c</b>'],
    [[], ''],
  ] as const) {
    root.render(list([...items]));
    await vi.waitFor(() => expect(place.innerHTML).toBe(html), { timeout: 20_000 });
  }
  expect(slim.match(/Effects\(\w+\) \{ return;/g)).toHaveLength(2);
});

test('React DOM, as it is built, is what it is otherwise but for its resource hints', () => {
  const exported = (code: string) => {
    const dom: Record<string, unknown> = {};
    new Function('require', 'exports', code)(production, dom);
    return Object.keys(dom);
  };
  const whole = readFileSync(file('react-dom'), 'utf8');
  const hints = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'];
  expect(exported(whole)).toEqual(expect.arrayContaining(hints));
  expect(exported(withoutResourceHints(whole))).toEqual(exported(whole).filter((name) => !hints.includes(name)));
});
