import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScrollArea } from './scroll-area.tsx';

function show(widths: { scrollWidth: number; clientWidth: number }) {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        seen.push(look);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container } = render(<ScrollArea label="Prices">a table</ScrollArea>);
  const area = screen.getByRole('region', { name: 'Prices' });
  for (const [name, value] of Object.entries(widths)) Object.defineProperty(area, name, { value });
  act(() => {
    for (const look of seen) look();
  });
  const edges = () =>
    [...container.querySelectorAll('[data-more]')].map((edge) => edge.getAttribute('data-more'));
  return { area, edges };
}

test('a table that is wider than the screen has a shadow at the edge behind which there is more, and takes the focus', () => {
  const { area, edges } = show({ scrollWidth: 600, clientWidth: 360 });
  expect(edges()).toEqual(['after']);
  expect(area.tabIndex).toBe(0);
  fireEvent.scroll(area, { target: { scrollLeft: 100 } });
  expect(edges()).toEqual(['before', 'after']);
  fireEvent.scroll(area, { target: { scrollLeft: 240 } });
  expect(edges()).toEqual(['before']);
});

test('a table that fits has neither shadow nor tab stop', () => {
  const { area, edges } = show({ scrollWidth: 360, clientWidth: 360 });
  expect(edges()).toEqual([]);
  expect(area.hasAttribute('tabindex')).toBe(false);
});
