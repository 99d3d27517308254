import { createEvent, fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

function open(markup: string) {
  document.body.innerHTML = markup;
  const router = { navigate: vi.fn(), prepare: vi.fn() };
  onTestFinished(followLinks(router, (path) => !path.startsWith('/ca')));
  const link = document.querySelector('a') as HTMLAnchorElement;
  /** Tells whether the browser is left to follow the link itself. */
  const click = (how: MouseEventInit = {}) => fireEvent.click(link.firstElementChild ?? link, how);
  return { router, link, click };
}

test('a click on a link to a page of ours turns the page, with its query and place', () => {
  const { router, click } = open('<a href="/de/trips?type=Boat#list"><b>Trips</b></a>');
  expect(click()).toBe(false);
  expect(router.navigate.mock.calls).toEqual([[{ href: '/de/trips?type=Boat#list' }]]);
});

test('a click on a place of a map does so, too', () => {
  const { router, click } = open('<svg><a href="/de/cami-de-cavalls?stage=15"><circle r="4" /></a></svg>');
  click();
  expect(router.navigate.mock.calls).toEqual([[{ href: '/de/cami-de-cavalls?stage=15' }]]);
});

test.each([
  ['with a key held', '<a href="/trips">x</a>', { ctrlKey: true }],
  ['with another button', '<a href="/trips">x</a>', { button: 1 }],
  ['to another tab', '<a href="/trips" target="_blank">x</a>', {}],
  ['to another site', '<a href="https://example.com/trips">x</a>', {}],
  ['to another host', '<a href="//example.com/trips">x</a>', {}],
  ['to another language', '<a href="/ca/trips?type=Boat">x</a>', {}],
  ['to the administration', '<a href="/admin">x</a>', {}],
  ['to a file', '<a href="/api/blog/feed.xml">x</a>', {}],
  ['to a place on the page', '<a href="#content">x</a>', {}],
])('a click is left to the browser: %s', (_name, markup, how) => {
  const { router, click } = open(markup);
  expect(click(how)).toBe(true);
  expect(router.navigate).not.toHaveBeenCalled();
});

test('what the page itself did with a click stands', () => {
  const { router, link, click } = open('<a href="/trips">x</a>');
  link.addEventListener('click', (event) => event.preventDefault());
  click();
  expect(router.navigate).not.toHaveBeenCalled();
});

test('a link in a part that is not alive, which lets no click out, turns the page as well, once', () => {
  const { router, link, click } = open('<div data-still=""><a href="/trips">x</a></div>');
  for (const isLetOut of [true, false]) {
    if (!isLetOut) link.parentElement?.addEventListener('click', (event) => event.stopPropagation(), { capture: true });
    router.navigate.mockClear();
    expect(click()).toBe(false);
    expect(router.navigate).toHaveBeenCalledTimes(1);
  }
});

test('what a link leads to is prepared when it is hovered, touched or focused, once', () => {
  const { router, link } = open('<a href="/trips?page=2">x</a>');
  for (const sign of ['mouseOver', 'touchStart', 'focusIn'] as const) fireEvent[sign](link);
  expect(router.prepare.mock.calls).toEqual([['/trips?page=2']]);
});

test.each([
  ['a tap on a link that turns the page leaves the focus where it is', '<a href="/trips">x</a>', true, false],
  ['a tap on another link moves it', '<a href="https://example.com">x</a>', true, true],
  ['a mouse moves it', '<a href="/trips">x</a>', false, true],
])('%s', (_name, markup, firesTouchEvents, isMoved) => {
  const { link } = open(markup);
  const down = createEvent.mouseDown(link);
  Object.assign(down, { sourceCapabilities: { firesTouchEvents } });
  expect(fireEvent(link, down)).toBe(isMoved);
});

test('a field of the page lets go of the focus as soon as a finger has let go of a link, and of nothing else', () => {
  const { link } = open('<main><input><p>text</p><a href="/trips">x</a></main>');
  const field = document.querySelector('input') as HTMLInputElement;
  const letGo = (of: Element | null, pointerType: string) => {
    field.focus();
    if (of) fireEvent.pointerUp(of, { pointerType });
    return document.activeElement !== field;
  };
  expect(letGo(link, 'touch')).toBe(true);
  expect(letGo(link, 'mouse')).toBe(false);
  expect(letGo(document.querySelector('p'), 'touch')).toBe(false);
});
