import { expect, test } from 'vitest';
import { loggedPath } from './not-found-log.ts';
import { tidyPath } from './redirects.ts';

test.each([
  ['/', '/'],
  ['/de/', '/de'],
  ['/de//trips///', '/de/trips'],
  ['/DE/Trips/1-Boat', '/de/trips/1-boat'],
  ['/blog/A%C3%B1o', '/blog/a%C3%B1o'],
  ['/de/airport-transfers/booking/ABCD2345/', '/de/airport-transfers/booking/ABCD2345'],
  ['/admin/transfers/ABCD2345', '/admin/transfers/ABCD2345'],
])('%s is tidily %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test.each([
  ['/wp-login.php', '(WordPress)'],
  ['/blog/wp-admin/setup.php', '(WordPress)'],
  ['/index.php', '(scripts)'],
  ['/.env', '(dot files)'],
  ['/.git/config', '(dot files)'],
  ['/backup.sql', '(archives and configuration)'],
  ['/cgi-bin/test', '(consoles)'],
  ['/blog/old-post', '/blog/old-post'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('%s is logged as %s', (path, name) => {
  expect(loggedPath(path)).toBe(name);
});
