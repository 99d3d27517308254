import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What makes the browser lay out the page at once. */
const READS =
  /\b(?:getBoundingClientRect|getClientRects|getComputedStyle|innerText|(?:offset|client|scroll)(?:Top|Left|Width|Height)|scroll(?:X|Y|To|By|IntoView)|focus|select)\b(?=\s*[.(),;:?\])}=<>+*/-])/g;

/** Effects that run in the commit, before the browser paints. */
const START = /\buse(?:Layout|Insertion)Effect\(/g;

/**
 * A new page is scrolled near its top before its first frame: later it would show the position of the page before. The router's scroll
 * restoration does the same in an effect of its own. The focus waits until that frame is painted.
 */
const KNOWN = { 'web/base/shell/page-transition.tsx': ['focus', 'scrollTo', 'scrollY'] };

/** The source of a call from its opening bracket on. */
function callFrom(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
}

/** Layout reads in the layout effects of a source. */
const readsIn = (source: string) =>
  [...source.matchAll(START)]
    .map(({ index, 0: head }) => callFrom(source, index + head.length - 1))
    .flatMap((call) => [...call.matchAll(READS)].map(([read]) => read));

test('layout reads are found in layout effects, and not in other effects', () => {
  const source = `useLayoutEffect(() => { const { top } = a.getBoundingClientRect(); b.focus(); return () => c.scrollTo(0, window.scrollY); }, []);
useEffect(() => d.focus(), []);`;
  expect(readsIn(source)).toEqual(['getBoundingClientRect', 'focus', 'scrollTo', 'scrollY']);
});

test('nothing reads layout in a layout effect, which would lay out the next page within the tap', () => {
  const files = execFileSync('git', ['ls-files', 'web'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('web/e2e/'));
  const found = files.flatMap((path) => {
    const reads = [...new Set(readsIn(readFileSync(path, 'utf8')))].sort();
    return reads.length > 0 ? [[path, reads]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(KNOWN);
});
