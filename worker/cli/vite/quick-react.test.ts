// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import {
  HEARD_EVENTS,
  withEffectsAfterPaint,
  withHeardEvents,
  withoutFragmentRefs,
  withoutHoveringFingers,
  withoutOtherEvents,
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

test('React, as it is built, hears of a mouse that hovers, and of a finger that moves, but of none that hovers', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = domOf(withoutHoveringFingers(react)).createRoot(place);
  const told: string[] = [];
  const tell = ({ type, pointerType }: import('react').PointerEvent) => void told.push(`${pointerType} ${type}`);
  root.render(createElement('button', { onPointerEnter: tell, onPointerMove: tell, onPointerLeave: tell }));
  const button = await drawn(() => place.querySelector('button'));
  for (const pointerType of ['mouse', 'touch'])
    for (const name of ['pointerover', 'pointermove', 'pointerout'])
      button.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { pointerType }));
  root.unmount();
  place.remove();
  expect(told).toEqual(['mouse pointerenter', 'mouse pointermove', 'mouse pointerleave', 'touch pointermove']);
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

test('React, as it is built, listens to what somebody hears of alone, and tells of it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const listen = vi.spyOn(place, 'addEventListener');
  const root = domOf(withoutOtherEvents(withHeardEvents(react))).createRoot(place);
  expect(new Set(listen.mock.calls.map(([name]) => name))).toEqual(new Set(HEARD_EVENTS));
  const told: string[] = [];
  const tell = ({ type }: { type: string }) => void told.push(type);
  const heard = { onClick: tell, onChange: tell, onFocus: tell, onBlur: tell, onKeyDown: tell, onPointerEnter: tell, onLoad: tell };
  root.render(createElement('input', { type: 'checkbox', ...heard, onGotPointerCapture: tell }));
  const box = await drawn(() => place.querySelector('input'));
  box.focus();
  for (const name of ['pointerover', 'gotpointercapture', 'keydown']) box.dispatchEvent(new Event(name, { bubbles: true }));
  box.click();
  box.blur();
  root.unmount();
  place.remove();
  expect(told).toEqual(['focus', 'pointerenter', 'keydown', 'click', 'change', 'blur']);
});

test('React, as it is built, tells of pictures', async () => {
  const place = document.createElement('div');
  const root = domOf(withoutOtherEvents(withHeardEvents(react))).createRoot(place);
  const told: string[] = [];
  const tell = ({ type }: { type: string }) => void told.push(type);
  root.render(createElement('img', { alt: '', onLoad: tell, onError: tell }));
  const picture = await drawn(() => place.querySelector('img'));
  for (const name of ['load', 'error']) picture.dispatchEvent(new Event(name));
  root.unmount();
  expect(told).toEqual(['load', 'error']);
});

/** What a browser tells of, where it is not the name of what React calls it. */
const NATIVE: Record<string, readonly string[]> = {
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onDoubleClick: ['dblclick'],
  onChange: ['change', 'click', 'input'],
  onMouseEnter: ['mouseover', 'mouseout'],
  onMouseLeave: ['mouseover', 'mouseout'],
  onPointerEnter: ['pointerover', 'pointerout'],
  onPointerLeave: ['pointerover', 'pointerout'],
};
/** React listens to them at the element itself. */
const AT_ELEMENTS = ['onLoad', 'onError'];
/** What parts of ours tell of. */
const OF_PARTS = ['onClose', 'onSelect', 'onPause'];

test('React, as it is built, listens to all that the site and the parts it uses hear of', () => {
  const [simple = ''] = react.match(/"abort auxClick [^"]*"/) ?? [];
  const natives = new Map(
    simple
      .slice(1, -1)
      .split(' ')
      .map((name) => [`on${name[0]?.toUpperCase()}${name.slice(1)}`, [name.toLowerCase()]]),
  );
  expect(natives.size).toBeGreaterThan(50);
  const sources = [
    ...readdirSync('web', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^(?:admin|e2e|test)\//.test(name))
      .map((name) => path.join('web', name)),
    ...readdirSync('node_modules/@radix-ui').map((name) => `node_modules/@radix-ui/${name}/dist/index.mjs`),
  ];
  const names = sources.flatMap((source) => readFileSync(source, 'utf8').match(/\bon[A-Z]\w+/g) ?? []);
  const heard = new Set(names.map((name) => name.replace(/Capture$/, '')));
  for (const name of heard) {
    if (AT_ELEMENTS.includes(name) || OF_PARTS.includes(name)) continue;
    const needed = NATIVE[name] ?? natives.get(name) ?? [];
    expect(HEARD_EVENTS, name).toEqual(expect.arrayContaining([...needed]));
  }
  expect([...heard]).toEqual(expect.arrayContaining(['onClick', 'onChange', 'onSubmit', 'onPointerEnter', 'onFocus']));
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
