import { expect, test } from 'vitest';
import { showFarBlocks } from './show-far-blocks.ts';

test('far blocks show one at each moment of rest; then nothing is far any more, not even what is drawn in their place', () => {
  document.body.innerHTML =
    '<div data-far=""><p>one</p><div data-still=""><p>two</p></div></div><ul data-far=""><li>three</li></ul><p>near</p>';
  const waiting: (() => void)[] = [];
  showFarBlocks((work) => void waiting.push(work));
  const shown = () => [...document.querySelectorAll<HTMLElement>('*')].filter(({ style }) => style.contentVisibility === 'visible').length;
  const counts = [];
  for (let work = waiting.shift(); work; work = waiting.shift()) {
    work();
    counts.push(shown());
  }
  expect(counts).toEqual([1, 2, 3, 4, 0]);
  expect(document.querySelector('[data-far]')).toBeNull();
});
