import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BlogPostInput } from '../content/blog.schema.ts';
import { Policy } from '../content/documents.schema.ts';
import { HeroBannerInput, TestimonialInput } from '../content/home.schema.ts';
import { Markdown, Picture } from '../fields.schema.ts';
import { DestinationInput } from '../places/destinations.schema.ts';
import { VehicleInput, ZoneInput } from '../transfers/transfers.schema.ts';
import { TripInput } from '../trips/trips.schema.ts';
import { SeoInput } from './seo.schema.ts';

const firstMessage = (schema: v.GenericSchema, value: unknown, path: string) =>
  v
    .safeParse(schema, value)
    .issues?.filter((issue) => v.getDotPath(issue) === path)
    .at(0)?.message;

const FAR = 'https://example.com/a.jpg';

test.each([
  FAR,
  'http://example.com/a.jpg',
  'HTTPS://EXAMPLE.COM/a.jpg',
  '//example.com/a.jpg',
  ' https://example.com/a.jpg',
  'data:image/png;base64,iVBORw0KGgo=',
  `data:image/png;base64,${'A'.repeat(500)}`,
  'blob:https://example.com/1',
  'javascript:alert(1)',
])('%s is no picture of the library', (address) => {
  expect(v.safeParse(Picture, address).issues?.[0]?.message).toBe('picture_elsewhere');
});

test.each(['cove-1f2e.jpg', 'cove-1f2e.jpg~3a', 'trips/cove.webp', 'people/ada.jpg'])(
  '%s is one',
  (address) => {
    expect(v.parse(Picture, address)).toBe(address);
  },
);

test.each([
  ['HeroBannerInput', HeroBannerInput, { image: FAR }, 'image'],
  ['TripInput', TripInput, { image: FAR }, 'image'],
  ['TripInput', TripInput, { gallery: ['a.jpg', FAR] }, 'gallery.1'],
  ['DestinationInput', DestinationInput, { image: FAR }, 'image'],
  ['DestinationInput', DestinationInput, { gallery: [FAR] }, 'gallery.0'],
  ['TestimonialInput', TestimonialInput, { avatar: FAR }, 'avatar'],
  ['BlogPostInput', BlogPostInput, { cover: FAR }, 'cover'],
  ['BlogPostInput', BlogPostInput, { body: `Text ![cove](${FAR})` }, 'body'],
  [
    'BlogPostInput',
    BlogPostInput,
    { translations: { body: { de: `![](<${FAR}>)` } } },
    'translations.body.de',
  ],
  ['Policy', Policy, { body: '![x](//example.com/x.png)' }, 'body'],
  ['SeoInput', SeoInput, { image: FAR }, 'image'],
  ['ZoneInput', ZoneInput, { image: FAR }, 'image'],
  ['VehicleInput', VehicleInput, { image: FAR }, 'image'],
])('%s refuses a picture of another site, naming its field', (_name, schema, value, path) => {
  expect(firstMessage(schema, value, path)).toBe('picture_elsewhere');
});

test('links to other sites and pictures of the library are no reason to refuse a text', () => {
  const text = `[a link](${FAR}), ${FAR}, ![cove](cove-1f2e.jpg "Cove") and ![cove](coves/a.webp)`;
  expect(v.parse(Markdown, text)).toBe(text);
});
