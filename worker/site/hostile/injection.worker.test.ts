import { beforeAll, expect, test } from 'vitest';
import { settings } from '#core/db/schema.ts';
import {
  aBanner,
  aBlogCategory,
  aBlogPost,
  aDestination,
  aSeoRecord,
  aTestimonial,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { send } from '../../test/client.ts';

// Every text field receives an attempt to inject markup or script, or to close its context.

const EVIL = `"'><svg onload=alert(1)></script></style></title></textarea><script>alert(2)</script>]]>&lt;b&gt;{{siteName}}\u2028`;
const MARKUP = /<svg onload|<script>alert|<\/title><\/textarea>/i;
const inFour = { es: EVIL, en: EVIL, de: EVIL, ca: EVIL };
const listInFour = { es: [EVIL], en: [EVIL], de: [EVIL], ca: [EVIL] };
const MARKDOWN = [
  EVIL,
  '[a](javascript:alert(3)) [b](JaVaScRiPt&#58;alert(3)) [c](data:text/html;base64,PHNjcmlwdD4=) <javascript:alert(3)>',
  '![x](x"onerror="alert(4)) ![y](https://other.example/p.png) ![z](javascript:alert(5))',
  '<iframe src="https://other.example"></iframe> <img src=x onerror=alert(6)>',
  '[d]: javascript:alert(7)\n\n[d] and [e][d]',
  `\`\`\`html"><svg onload=alert(1)>\n${EVIL}\n\`\`\``,
  `| a | b |\n| - | - |\n| ${EVIL.replaceAll('|', '')} | [x](vbscript:y) |`,
].join('\n\n');
const inFourMarkdown = { es: MARKDOWN, en: MARKDOWN, de: MARKDOWN, ca: MARKDOWN };

beforeAll(async () => {
  await db.insert(settings).values([
    {
      key: 'site',
      value: {
        siteName: EVIL,
        tagline: inFour,
        legalName: EVIL,
        street: EVIL,
        city: EVIL,
        social: [],
      },
    },
    {
      key: 'policy-privacy',
      value: {
        edition: '2026-01-01',
        title: EVIL,
        body: MARKDOWN,
        translations: { title: inFour, body: inFourMarkdown },
      },
    },
    {
      key: 'faq',
      value: {
        entries: [
          {
            topic: 'booking',
            question: EVIL,
            answer: EVIL,
            translations: { question: inFour, answer: inFour },
          },
        ],
      },
    },
  ]);
  for (const page of [
    'home',
    'trips',
    'destinations',
    'blog',
    'search',
    'legal-faq',
    'testimonials',
  ])
    await aSeoRecord({
      page,
      title: inFour,
      description: inFour,
      keywords: listInFour,
      schema: { '@type': 'TravelAgency', name: EVIL, '</script>': EVIL },
    });
  const { id: tripTypeId } = await aTripType({ name: EVIL, translations: { name: inFour } });
  const lists = {
    highlights: [EVIL],
    included: [EVIL],
    excluded: [EVIL],
    bring: [EVIL],
    itinerary: [{ title: EVIL, text: EVIL }],
  };
  await aTrip({
    ...lists,
    id: 1,
    tripTypeId,
    isPopular: true,
    name: EVIL,
    description: EVIL,
    image: EVIL,
    location: EVIL,
    duration: EVIL,
    meetingPoint: EVIL,
    gallery: [EVIL],
    translations: {
      name: inFour,
      description: inFour,
      location: inFour,
      duration: inFour,
      meetingPoint: inFour,
      highlights: listInFour,
    },
  });
  await aDestination({
    id: 1,
    name: EVIL,
    description: EVIL,
    image: EVIL,
    tags: [EVIL],
    access: EVIL,
    tips: [EVIL],
    translations: {
      name: inFour,
      description: inFour,
      tags: listInFour,
      access: inFour,
      tips: listInFour,
    },
  });
  await aBanner({
    title: EVIL,
    subtitle: EVIL,
    buttonText: EVIL,
    translations: { title: inFour, subtitle: inFour, buttonText: inFour },
  });
  await aTestimonial({ text: EVIL, name: EVIL, country: EVIL, translations: { text: inFour } });
  const { id: categoryId } = await aBlogCategory({
    slug: 'evil',
    name: EVIL,
    description: EVIL,
    translations: { name: inFour, description: inFour },
  });
  await aBlogPost({
    slug: 'evil',
    categoryId,
    title: EVIL,
    excerpt: EVIL,
    author: EVIL,
    body: MARKDOWN,
    translations: { title: inFour, excerpt: inFour, body: inFourMarkdown },
  });
});

/** Blocks of JSON inside a page. */
const blocksOf = (html: string, type: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = '', text = '']) => (attributes.includes(type) ? [text] : []),
  );

const FOREIGN = /^(?:iframe|object|embed|base|frame|applet|marquee|math)$/;
const SCRIPTED = /^\s*(?:javascript|vbscript|data:text)/i;

/** Elements of a page, as an HTML parser sees them, that could run or load injected content. */
async function dangers(html: string): Promise<string[]> {
  const found: string[] = [];
  const rewriter = new HTMLRewriter().on('*', {
    element: ({ tagName, attributes }) => {
      if (FOREIGN.test(tagName)) found.push(tagName);
      for (const [name = '', value = ''] of attributes)
        if (/^on|^style$|^srcdoc$/.test(name) || SCRIPTED.test(value) || /[<"']/.test(name))
          found.push(`${tagName} ${name}="${value}"`);
    },
  });
  await rewriter.transform(new Response(html)).text();
  return found;
}

/** The page contains no injected markup, and its own structure is intact. */
async function expectHarmless(path: string, init?: RequestInit) {
  const response = await send(path, init);
  const html = await response.text();
  expect(html, path).not.toMatch(MARKUP);
  expect(await dangers(html), path).toEqual([]);
  for (const text of [
    ...blocksOf(html, 'application/ld+json'),
    ...blocksOf(html, 'application/json'),
  ])
    expect(() => JSON.parse(text), path).not.toThrow();
  return { response, html };
}

test('the parser of these tests sees what browsers would run', async () => {
  expect(
    await dangers(
      '<svg onload=alert(1)><a href=" JavaScript:x">a</a><iframe srcdoc="x"></iframe><p style="x">',
    ),
  ).toHaveLength(5);
});

test.each([
  '/en',
  '/de/trips',
  '/en/trips/1',
  '/ca/destinations',
  '/en/destinations/1',
  '/es/blog',
  '/en/blog/evil',
  '/en/blog/category/evil',
  '/de/testimonials',
  '/en/legal/privacy',
  '/en/legal/faq',
  '/en/search?q=alert',
  '/en/contact',
])('what is stored stays text on %s', async (path) => {
  const { response, html } = await expectHarmless(path);
  expect(response.status).toBe(200);
  expect(html).toContain('&lt;script&gt;alert(2)');
  expect(blocksOf(html, 'application/ld+json').length).toBeGreaterThan(0);
});

const PROBE = `"'><svg onload=alert(1)>`;
test.each([
  `/en/search?q=${encodeURIComponent(PROBE)}`,
  `/en/trips?q=${encodeURIComponent(PROBE)}&type=${encodeURIComponent(PROBE)}`,
  `/en/destinations?tag=${encodeURIComponent(PROBE)}`,
  `/en/blog?category=${encodeURIComponent(PROBE)}`,
  `/en/${encodeURIComponent(PROBE)}`,
  `/en/trips/1-${encodeURIComponent(PROBE)}`,
  `/auth/login?next=${encodeURIComponent('javascript:alert(1)')}&reset=${encodeURIComponent(PROBE)}`,
  `/en/newsletter/confirm?token=${encodeURIComponent(PROBE)}`,
  `/en/airport-transfers/request?from=${encodeURIComponent(PROBE)}`,
  `/en?${encodeURIComponent(PROBE)}=1`,
])('what an address says stays text on %s', async (path) => {
  await expectHarmless(path);
});

test('what a form sent comes back as text, in the field it was typed into', async () => {
  const form = new URLSearchParams({
    form: 'contact',
    page: '/en/contact',
    name: PROBE,
    email: 'no address',
    message: `</textarea>${PROBE}`,
  });
  const { response, html } = await expectHarmless('/api/contact/whatsapp-message', {
    method: 'POST',
    body: form.toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'http://localhost',
      'CF-Connecting-IP': '203.0.113.77',
    },
  });
  expect(response.status).toBe(422);
  expect(html).toContain('&lt;/textarea&gt;');
});

test.each([
  '/en/blog/feed.xml',
  '/sitemap.xml',
  '/sitemap-trips.xml',
  '/sitemap-destinations.xml',
  '/sitemap-posts.xml',
])('%s stays well-formed', async (path) => {
  const response = await send(path);
  expect(response.status).toBe(200);
  const xml = await response.text();
  expect(xml).not.toMatch(MARKUP);
  expect(xml).not.toMatch(/\]\]>|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/);
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = ''] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*\/?>/g,
  )) {
    if (slash) expect(open.pop(), tag).toBe(name);
    else if (!tag.endsWith('/>')) open.push(name);
    expect(attributes).not.toContain('<');
  }
  expect(open).toEqual([]);
  // The rest outside the tags contains no character that could begin one.
  expect(xml.replace(/<\?xml[^>]*\?>|<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, '')).not.toContain(
    '<',
  );
});

test('the feed in JSON and the text for programs carry no script either', async () => {
  const { items } = (await (await send('/en/blog/feed.json')).json()) as {
    items: { content_html: string }[];
  };
  for (const { content_html: html } of items) {
    expect(html).not.toMatch(MARKUP);
    expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|data)/i);
    expect(html).not.toMatch(/<[^>]*\son[a-z]+\s*=/i);
  }
  const response = await send('/llms.txt');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});
