import * as v from 'valibot';
import { expect, test } from 'vitest';
import { HeroBannerInput } from '../content/home.schema.ts';
import { SeoInput } from '../pages/seo.schema.ts';
import { Settings } from '../pages/settings.schema.ts';
import { CanonicalAddress, Link, WebAddress } from './links.schema.ts';

/** Links that browsers treat as a script, or that lead to another host than they seem to. */
const TRAPS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://other.example/',
  '//other.example/',
  '/\\other.example/',
  '\\\\other.example/',
  '/\t/other.example/',
  'https:other.example',
  'https:\\\\other.example',
  'https://user:secret@other.example/',
  'https://mares.example@other.example/',
  'https://',
  'trips',
];

test.each(TRAPS)('%j is no link, no profile and no canonical address', (text) => {
  expect([Link, WebAddress, CanonicalAddress].map((schema) => v.is(schema, text))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a path of the site and an https address are links', () => {
  for (const text of ['/', '/trips?type=1#list', 'https://partner.example/a b'.replace(' ', '%20')])
    expect(v.is(Link, text), text).toBe(true);
  expect(v.is(Link, 'http://partner.example/')).toBe(false);
});

test('a blank canonical address is none', () => {
  expect(v.parse(CanonicalAddress, ' ')).toBeNull();
  expect(v.parse(CanonicalAddress, ' https://mares.example/de/trips ')).toBe(
    'https://mares.example/de/trips',
  );
});

test('settings, search records and banners take no other', () => {
  const social = (url: string) =>
    v.is(Settings, { siteName: 'Marès', social: [{ name: 'Instagram', url }] });
  expect([social('https://instagram.com/mares'), social('javascript:alert(1)')]).toEqual([
    true,
    false,
  ]);
  const seo = (canonicalUrl: string | null) =>
    v.is(SeoInput, { page: 'home', title: {}, description: {}, canonicalUrl });
  expect([seo('/trips'), seo(null), seo('javascript:alert(1)')]).toEqual([true, true, false]);
  const banner = (buttonLink: string) =>
    v.is(HeroBannerInput, { image: 'a.jpg', title: 'A', buttonLink });
  expect([banner('/trips'), banner('/\\other.example')]).toEqual([true, false]);
});
