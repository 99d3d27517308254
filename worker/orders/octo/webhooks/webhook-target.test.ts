import { expect, test } from 'vitest';
import { refusalOf, resolvedRefusal } from './webhook-target.ts';

const SITE = 'https://menorca.example.com';

test.each([
  'https://reseller.example.com/hook',
  'https://user:password@reseller.example.com/hook',
  'https://8.8.8.8/hook',
])('%s may be notified', (url) => expect(refusalOf(url, SITE)).toBeUndefined());

test.each([
  'nothing',
  '/hook',
  'http://reseller.example.com/hook',
  'ftp://reseller.example.com/',
  'javascript:alert(1)',
  'https://reseller.example.com:8443/hook',
  'https://localhost/hook',
  'https://printer/hook',
  'https://db.internal/hook',
  'https://nas.local./hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://10.1.2.3/',
  'https://172.20.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://127.0.0.1.nip.io/hook',
  'https://a.10-1-2-3.sslip.io./hook',
  'https://168.63.129.16/',
  'https://100.100.100.200/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://menorca.example.com/octo/bookings',
])('%s may not', (url) => expect(refusalOf(url, SITE)).toMatch(/^url: /));

test('a site that runs on this machine may tell a program on it', () => {
  expect(refusalOf('http://127.0.0.1:9000/hook', 'http://localhost:8787')).toBeUndefined();
  expect(refusalOf('http://192.168.1.1/hook', 'http://localhost:8787')).toBeDefined();
});

test.each([
  ['127.0.0.1'],
  ['93.184.215.14', '10.0.0.8'],
  ['93.184.215.14', '::1'],
  ['169.254.169.254'],
  ['100.64.0.1'],
  ['::ffff:192.168.1.1'],
  ['fd00::1'],
])('a name that resolves to %j is refused', async (...addresses) =>
  expect(
    await resolvedRefusal('https://reseller.example.com/hook', SITE, async () => addresses),
  ).toMatch(/^url: This name leads to a private address/),
);

test('a name that resolves to public addresses may be notified, and an address needs no resolver', async () => {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return ['93.184.215.14', '2606:2800:21f:cb07::1'];
  };
  expect(
    await resolvedRefusal('https://reseller.example.com./hook', SITE, resolve),
  ).toBeUndefined();
  expect(await resolvedRefusal('https://8.8.8.8/hook', SITE, resolve)).toBeUndefined();
  expect(asked).toEqual(['reseller.example.com']);
});
