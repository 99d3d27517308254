import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('worker/test/asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d[^|]*?) *\| ([^|]+?) *\| (.+?) *\|$/gm)].map(
  ([, requirements = '', state = '', where = '']) => ({
    requirements,
    state,
    where,
  }),
);

/** Number of requirements of levels 1 and 2 at the beginning of each section; in 5.0.0 those of level 3 follow them. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 11, '6.3': 3, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};

/** Expands `1.2.6–1.2.8, 1.3.1`. */
const oneByOne = (text: string) =>
  text.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const section = first.slice(0, first.lastIndexOf('.'));
    const [from, to] = [first, last].map((one) => Number(one.slice(one.lastIndexOf('.') + 1)));
    return Array.from(
      { length: (to ?? 0) - (from ?? 0) + 1 },
      (_, index) => `${section}.${(from ?? 0) + index}`,
    );
  });

test('each requirement of levels 1 and 2 stands there once', () => {
  const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.flatMap(({ requirements }) => oneByOne(requirements)).toSorted()).toEqual(
    expected.toSorted(),
  );
});

test('every file that it names exists, and what is called tested names a test', () => {
  const named = [...page.matchAll(/`((?:worker|web)\/[\w./-]+\.(?:tsx?|md))`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  const states = ['tested', 'by construction', 'host', 'documented', 'not applicable', 'open'];
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
  expect(
    rows.filter(({ state, where }) => state === 'tested' && !/\.(?:test|spec)\.tsx?`/.test(where)),
  ).toEqual([]);
});
