import type { Page } from '@playwright/test';
import { expect } from './admin-session.ts';
import { withRetry } from './with-retry.ts';

export const LANGUAGE_NAMES = {
  es: 'Español',
  en: 'English',
  de: 'Deutsch',
  ca: 'Català',
} as const;
export type Texts = Record<keyof typeof LANGUAGE_NAMES, string>;

export const textIn = (page: Page, label: string, language: keyof Texts) =>
  page.getByRole('textbox', { name: `${label} · ${LANGUAGE_NAMES[language]}`, exact: true });

/** Opens a part of an editor. */
export const openTab = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true }).click();

async function choosePicture(page: Page, field: string) {
  await page.getByRole('button', { name: `Choose from the library: ${field}` }).click();
  const dialog = page.getByRole('dialog', { name: field });
  await dialog.getByRole('list', { name: 'Pictures' }).getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
}

export async function placeInFornells(page: Page) {
  await page.getByLabel('Latitude', { exact: true }).fill('40.05');
  await page.getByLabel('Longitude', { exact: true }).fill('4.13');
}

const publishInPanel = (page: Page) =>
  page.getByLabel('Status', { exact: true }).selectOption('published');
const chooseFirst = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).selectOption({ index: 1 });

export type Row = { id: number; slug: string; name: string };
export type Kind = {
  list: `/${string}`;
  /** Label of the translated field that visitors see, and other translated fields its page requires. */
  main: string;
  others?: string[];
  /** Fills in the other required fields. */
  fill?: (page: Page, name: string) => Promise<unknown>;
  /** Kinds without this are public from the first save. */
  publish?: (page: Page) => Promise<unknown>;
  /** The name by which the list shows it. */
  name: (main: string, stamp: string) => string;
  pathOf: (row: Row) => string;
};

/** How an administrator creates each kind of content, and where visitors find it. */
export const KINDS: Record<string, Kind> = {
  trip: {
    list: '/trips',
    main: 'Name',
    others: ['Description'],
    fill: async (page) => {
      await textIn(page, 'Place', 'es').fill('Fornells');
      await textIn(page, 'Duration, in words', 'es').fill('3 horas');
      await openTab(page, 'Facts');
      await chooseFirst(page, 'Trip type');
      await openTab(page, 'Pictures');
      await choosePicture(page, 'Main picture');
      await openTab(page, 'Text');
    },
    publish: publishInPanel,
    name: (main) => main,
    pathOf: ({ id, slug }) => `/trips/${id}-${slug}`,
  },
  'trip type': { list: '/trip-types', main: 'Name', name: (main) => main, pathOf: () => '/trips' },
  destination: {
    list: '/destinations',
    main: 'Name',
    others: ['Description'],
    fill: async (page) => {
      await openTab(page, 'Pictures');
      await choosePicture(page, 'Main picture');
      await openTab(page, 'Where it is');
      await placeInFornells(page);
      await openTab(page, 'Text');
    },
    publish: publishInPanel,
    name: (main) => main,
    pathOf: ({ id, slug }) => `/destinations/${id}-${slug}`,
  },
  testimonial: {
    list: '/testimonials',
    main: 'Testimonial',
    others: ['Country'],
    fill: async (page, name) => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await page.getByRole('checkbox', { name: 'Published' }).uncheck();
    },
    publish: (page) => page.getByRole('checkbox', { name: 'Published' }).check(),
    name: (_main, stamp) => `Guest ${stamp}`,
    pathOf: () => '/testimonials',
  },
  'hero banner': {
    list: '/hero-banners',
    main: 'Title',
    others: ['Subtitle'],
    fill: async (page) => {
      await page.getByLabel('The button leads to').fill('/destinations');
      await openTab(page, 'Picture and preview');
      await choosePicture(page, 'Background picture');
      await openTab(page, 'Publication');
      await page.getByRole('checkbox', { name: 'Show on the home page' }).uncheck();
      await openTab(page, 'Text');
    },
    publish: async (page) => {
      await openTab(page, 'Publication');
      await page.getByRole('checkbox', { name: 'Show on the home page' }).check();
      await openTab(page, 'Text');
    },
    name: (main) => main,
    pathOf: () => '',
  },
  'blog post': {
    list: '/blog/posts',
    main: 'Title',
    others: ['Excerpt'],
    fill: async (page) => {
      await openTab(page, 'Text');
      await textIn(page, 'Text', 'es').fill('Una mañana en el puerto.');
      await openTab(page, 'Facts');
      await chooseFirst(page, 'Category');
      await page.getByRole('textbox', { name: 'Author', exact: true }).fill('Ada');
      await openTab(page, 'Picture');
      await choosePicture(page, 'Cover picture');
      await openTab(page, 'Title and excerpt');
    },
    publish: publishInPanel,
    name: (main) => main,
    pathOf: ({ slug }) => `/blog/${slug}`,
  },
  'own page': {
    list: '/pages',
    main: 'Title',
    fill: async (page) => {
      await openTab(page, 'Text');
      await textIn(page, 'Text', 'es').fill('Lo que hay que saber.');
      await openTab(page, 'Title and excerpt');
    },
    publish: publishInPanel,
    name: (main) => main,
    pathOf: ({ slug }) => `/${slug}`,
  },
  'blog category': {
    list: '/blog/categories',
    main: 'Name',
    others: ['Description'],
    name: (main) => main,
    pathOf: ({ slug }) => `/blog/category/${slug}`,
  },
};

/** Saves, and waits for the API's response. */
export async function save(page: Page): Promise<Row> {
  const isSave = (method: string) => method === 'POST' || method === 'PUT';
  const response = await withRetry(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (one) => isSave(one.request().method()) && /\/api\/admin\/(?!drafts)/.test(one.url()),
      ),
      page.getByRole('button', { name: 'Save', exact: true }).click(),
    ]);
    return answer;
  });
  expect(response.ok(), await response.text()).toBe(true);
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  return (await response.json()) as Row;
}

type Api = <T>(method: 'POST' | 'GET', path: string, data?: unknown) => Promise<T>;
export const aPicture = async (api: Api) =>
  (await api<{ items: { path: string }[] }>('GET', '/images?pageSize=1')).items[0]?.path;

/** Creates an unpublished trip. */
export async function aTrip(api: Api) {
  const { items } = await api<{ items: Row[] }>('GET', '/trip-types');
  const stamp = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return api<Row & { version: number }>('POST', '/trips', {
    name: `Barca ${stamp}`,
    slug: `barca-${stamp}`,
    description: 'Por la costa.',
    image: await aPicture(api),
    tripTypeId: items[0]?.id,
    region: 'south',
    location: 'Maó',
    duration: '3 horas',
    durationClass: 'half-day',
    price: 40,
    rating: null,
  });
}
