import { expect, test } from 'vitest';
import { observe, scoreOf } from './observatory.ts';

const GOOD = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-AAAA'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};
const score = (headers: Record<string, string>, more: { cookies?: string[]; html?: string } = {}) =>
  scoreOf(observe({ headers: { ...GOOD, ...headers }, ...more }));
const policy = (text: string) => score({ 'content-security-policy': text });

test('an answer without any of the headers is left with little', () => {
  expect(scoreOf(observe({ headers: {} }))).toBe(30);
});

test('the headers that are asked for have 135 points', () => {
  expect(score({})).toBe(135);
});

test.each([
  [
    'unsafe-inline',
    "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    80,
  ],
  ['a script from anywhere', "default-src 'none'; script-src https:; frame-ancestors 'none'", 80],
  ['no word about scripts', "style-src 'self'; frame-ancestors 'none'", 80],
  [
    'unsafe-eval',
    "default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'",
    115,
  ],
  [
    'inline styles',
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    125,
  ],
  ['a wider default', "default-src 'self'; frame-ancestors 'none'", 130],
])('a policy with %s costs', (_name, text, points) => {
  expect(policy(text)).toBe(points);
});

test.each([
  ['session=1; Secure; HttpOnly; SameSite=Lax', 140],
  ['language=de; Secure; SameSite=Lax', 140],
  ['session=1; Secure; SameSite=Lax', 70],
  ['session=1; HttpOnly; SameSite=Lax', 60],
])('with the cookie «%s» %i points are left', (cookie, points) => {
  expect(score({}, { cookies: [cookie] })).toBe(points);
});

test('scripts of other sites need their hash; answers for everybody’s cookies are the worst', () => {
  expect(score({}, { html: '<script src="/assets/a.js">' })).toBe(135);
  expect(score({}, { html: '<script src="https://cdn.example/a.js">' })).toBe(130);
  expect(score({}, { html: '<script src="https://cdn.example/a.js" integrity="sha384-A">' })).toBe(
    140,
  );
  expect(
    score({
      'access-control-allow-origin': 'https://evil.example',
      'access-control-allow-credentials': 'true',
    }),
  ).toBe(50);
});
