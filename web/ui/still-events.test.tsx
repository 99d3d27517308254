import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepStillEvents } from './still-events.ts';

const EVENTS = ['touchStart', 'pointerDown', 'pointerUp', 'touchEnd', 'mouseDown', 'mouseUp', 'click', 'focusIn', 'keyDown'] as const;

const [root, heard] = [document.createElement('div'), vi.fn()];
beforeEach(() => {
  document.body.replaceChildren(root);
  root.innerHTML = '<div data-still=""><button>still</button></div><button>alive</button>';
  for (const name of EVENTS) root.addEventListener(name.toLowerCase(), heard, { capture: true });
});
keepStillEvents();

const use = (text: string) => {
  heard.mockClear();
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  for (const name of EVENTS) fireEvent[name](button as HTMLElement);
  return heard.mock.calls.map(([{ type }]) => type as string);
};

test('React does not hear of what happens in a part that is not alive, and of all once it is', () => {
  expect(use('still')).toEqual([]);
  root.querySelector('[data-still]')?.removeAttribute('data-still');
  expect(use('still')).toEqual(EVENTS.map((name) => name.toLowerCase()));
});

test('it hears of all that happens elsewhere', () => {
  expect(use('alive')).toEqual(EVENTS.map((name) => name.toLowerCase()));
});
