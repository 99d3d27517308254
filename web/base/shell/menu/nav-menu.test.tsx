import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance } from '../../../test/browser.ts';
import { renderPart } from '../../../test/render.tsx';
import { NavMenu } from './nav-menu.tsx';

beforeEach(() => void vi.useFakeTimers());

const trigger = (name = 'Services') =>
  screen.getByRole('button', { name: `${name}: show submenu` });
const isOpen = (name = 'Services') => trigger(name).getAttribute('aria-expanded') === 'true';
const entry = (name = 'Services') => trigger(name).closest('li') as HTMLElement;
const list = (name = 'Services') =>
  within(within(entry(name)).getByRole('list', { hidden: true })).getAllByRole('link', {
    hidden: true,
  });
const mouse = { pointerType: 'mouse' };
const enter = (name = 'Services') => fireEvent.pointerEnter(entry(name), mouse);
const leave = (name = 'Services') => fireEvent.pointerLeave(entry(name), mouse);
const press = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await advance(20); // One frame: the list must be visible before an entry can receive focus.
};
const focused = () => document.activeElement?.textContent;

test('the submenu of trips has all trips and the Camí de Cavalls', async () => {
  await renderPart(<NavMenu />);
  expect(list('Trips').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'All trips /trips',
    'Camí de Cavalls /cami-de-cavalls',
  ]);
});

test('the submenu of services has the services, the transfers of three places and the request', async () => {
  await renderPart(<NavMenu />);
  expect(list().map((link) => link.getAttribute('href'))).toEqual([
    '/services',
    '/airport-transfers',
    '/airport-transfers/ciutadella',
    '/airport-transfers/fornells',
    '/airport-transfers/cala-galdana',
    '/airport-transfers/request',
  ]);
});

test('a submenu opens when the pointer has rested on it for 100 ms', async () => {
  await renderPart(<NavMenu />);
  enter();
  await advance(99);
  expect(isOpen()).toBe(false);
  await advance(1);
  expect(isOpen()).toBe(true);
});

test('a pointer that only passes by opens nothing', async () => {
  await renderPart(<NavMenu />);
  enter();
  await advance(60);
  leave();
  await advance(2000);
  expect(isOpen()).toBe(false);
});

test('a submenu stays open for a grace of 300 ms after the pointer left', async () => {
  await renderPart(<NavMenu />);
  enter();
  await advance(100);
  leave();
  await advance(299);
  expect(isOpen()).toBe(true);
  await advance(1);
  expect(isOpen()).toBe(false);
});

test('a pointer that comes back within the grace keeps the submenu open', async () => {
  await renderPart(<NavMenu />);
  enter();
  await advance(100);
  leave();
  await advance(250);
  enter();
  await advance(2000);
  expect(isOpen()).toBe(true);
});

test('a finger opens a submenu by a tap, never by hovering', async () => {
  await renderPart(<NavMenu />);
  fireEvent.pointerEnter(entry(), { pointerType: 'touch' });
  await advance(2000);
  expect(isOpen()).toBe(false);
  fireEvent.click(trigger());
  expect(isOpen()).toBe(true);
});

test('a click on the button opens and closes; a press outside closes', async () => {
  await renderPart(
    <>
      <NavMenu />
      <p>outside</p>
    </>,
  );
  fireEvent.click(trigger());
  expect(isOpen()).toBe(true);
  fireEvent.click(trigger());
  expect(isOpen()).toBe(false);
  fireEvent.click(trigger());
  fireEvent.pointerDown(screen.getByText('outside'));
  expect(isOpen()).toBe(false);
});

test('a click on an entry closes the submenu', async () => {
  await renderPart(<NavMenu />);
  fireEvent.click(trigger());
  await act(async () => void fireEvent.click(list()[0] as HTMLElement));
  expect(isOpen()).toBe(false);
});

test('arrows walk through the entries and wrap around, Home and End go to the ends', async () => {
  await renderPart(<NavMenu />);
  trigger().focus();
  await press('ArrowDown');
  expect(isOpen()).toBe(true);
  expect(focused()).toBe('All services');
  await press('ArrowUp');
  expect(focused()).toBe('Request a transfer');
  await press('ArrowDown');
  expect(focused()).toBe('All services');
  await press('End');
  expect(focused()).toBe('Request a transfer');
  await press('Home');
  expect(focused()).toBe('All services');
});

test('Escape closes and gives the focus back to the button', async () => {
  await renderPart(<NavMenu />);
  trigger().focus();
  await press('ArrowDown');
  await press('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

test('a letter typed 1000 ms after the last starts a new search, one typed 999 ms after goes on with it', async () => {
  await renderPart(<NavMenu />);
  trigger().focus();
  await press('ArrowDown');
  const type = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  type('a');
  expect(focused()).toBe('Airport transfers');
  await advance(999);
  type('l');
  expect(focused()).toBe('All services');
  await advance(1000);
  type('r');
  expect(focused()).toBe('Request a transfer');
});

test('the same letter again goes to the next entry that starts with it', async () => {
  await renderPart(<NavMenu />);
  trigger().focus();
  await press('ArrowDown');
  const type = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  const visited: (string | null | undefined)[] = [];
  for (let time = 0; time < 4; time += 1) {
    type('t');
    visited.push(focused());
    await advance(1000);
  }
  expect(visited).toEqual([
    'Transfers to Ciutadella',
    'Transfers to Fornells',
    'Transfers to Cala Galdana',
    'Transfers to Ciutadella',
  ]);
});
