import { expect, test } from 'vitest';
import { loggedPath } from './not-found-log.ts';

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
