import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from './security-headers.ts';

test('files that are served without the worker carry the same headers', () => {
  const [everywhere = ''] = readFileSync('web/public/_headers', 'utf8')
    .split('\n\n')
    .filter((block) => /^\/\*$/m.test(block));
  const headers = [...everywhere.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
  expect(Object.fromEntries(headers)).toEqual(SECURITY_HEADERS);
});
