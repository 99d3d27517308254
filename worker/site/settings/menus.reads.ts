import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { isOwnPath } from '#contract/address.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import { isFixedPage } from '#contract/pages/fixed-pages.ts';
import { isMenuPage, type MenuPage } from '#contract/pages/menu-labels.ts';
import { Menus as MenusSchema } from '#contract/pages/menus.schema.ts';
import type { Menus } from '#contract/pages/menus.ts';
import type { Database } from '#core/db/client.ts';
import {
  isDestinationPublic,
  isOwnPagePublic,
  isPostPublic,
} from '#core/db/published/public-rows.ts';
import { hasTrips, isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import {
  blogCategories,
  blogPosts,
  destinations,
  ownPages,
  transferZones,
  trips,
} from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import type { FieldFault } from '#core/http/problem-text.ts';
import { translate } from '#core/locales/strings.ts';
import { inAllLanguages } from './sections.reads.ts';

const hasPage = and(eq(transferZones.hasPage, true), isNull(transferZones.deletedAt));

/** Names of the places with a transfer page, in the firm's order, whether there is any transfer zone, and at a firm with zones whether there is any trip. */
export const transferPages = (db: Database) =>
  read(
    [
      db
        .select({
          slug: transferZones.slug,
          name: sql<
            InLanguages<string>
          >`json_patch(json_object('es', ${transferZones.name}), coalesce(${transferZones.translations} -> '$.name', '{}'))`
            .mapWith(JSON.parse)
            .as('names'),
          hasPage: transferZones.hasPage,
          hasTrips,
        })
        .from(transferZones)
        .where(isNull(transferZones.deletedAt))
        .orderBy(asc(transferZones.sortOrder), asc(transferZones.id)),
    ],
    (rows) => ({
      pages: Object.fromEntries(
        rows.filter((row) => row.hasPage).map(({ slug, name }) => [slug, name]),
      ),
      hasZones: rows.length > 0,
      hasTrips: rows.length === 0 || rows.some((row) => row.hasTrips),
    }),
  );

/** The owner's menus without the links to own pages that are not public; undefined where there are none. */
export function shownMenus(menus: unknown, pages: readonly string[]): Menus | undefined {
  const { success, output } = v.safeParse(MenusSchema, menus);
  if (!success || output.header.length + output.footer.length === 0) return undefined;
  const isOwnPage = (path: string) => /^\/[^/?#]+$/.test(path) && !isFixedPage(path);
  const shown = <L extends Menus['footer'][number]['links'][number]>(links: readonly L[]) =>
    links
      .filter(({ to }) => !isOwnPage(to) || pages.includes(to))
      .map((link) => ({ ...link, label: inAllLanguages(link.label) }));
  return {
    header: shown(output.header).map((entry) => ({ ...entry, children: shown(entry.children) })),
    footer: output.footer.map((group) => ({
      label: inAllLanguages(group.label),
      links: shown(group.links),
    })),
  };
}

const linksTo = (...pages: MenuPage[]) => pages.map((to) => ({ to, label: {} }));
const inAll = (
  key: 'footer.explore' | 'footer.company' | 'footer.transfers' | 'navigation.transfer_to',
  valuesOf: (language: Language) => Record<string, string> = () => ({}),
) =>
  Object.fromEntries(LANGUAGES.map((one) => [one, translate(one, 'common', key, valuesOf(one))]));
const COMPANY = linksTo(
  ...(['/about', '/contact', '/legal/faq', '/order/find'] as const),
  ...(['/legal/terms', '/legal/privacy'] as const),
);
const linksToTransfers = (pages: Readonly<Record<string, InLanguages<string>>>) =>
  Object.entries(pages).map(([slug, place]) => ({
    to: `/airport-transfers/${slug}`,
    label: inAll('navigation.transfer_to', (one) => ({ place: inAllLanguages(place)[one] ?? '' })),
  }));

/** The menus of a firm without transfers, each unless it has one of the owner's; those of the browser offer transfers. */
export const menusWithoutTransfers = (own: Menus | undefined): Menus => ({
  header: own?.header.length
    ? own.header
    : linksTo('/', '/destinations', '/trips', '/services', '/blog', '/about', '/contact').map(
        (entry) => ({
          ...entry,
          children: entry.to === '/trips' ? linksTo('/cami-de-cavalls', '/gift-vouchers') : [],
        }),
      ),
  footer: own?.footer.length
    ? own.footer
    : [
        {
          label: inAll('footer.explore'),
          links: linksTo(
            ...(['/destinations', '/trips', '/cami-de-cavalls', '/gift-vouchers'] as const),
            ...(['/blog', '/reviews', '/testimonials'] as const),
          ),
        },
        { label: inAll('footer.company'), links: COMPANY },
      ],
});

/** The places of the header; the footer has all. */
const HEADER_PLACES = 3;

/** The same of a firm of transfers alone. */
export const menusWithoutTrips = (
  own: Menus | undefined,
  pages: Readonly<Record<string, InLanguages<string>>>,
): Menus => ({
  header: own?.header.length
    ? own.header
    : linksTo('/', '/airport-transfers', '/destinations', '/blog', '/about', '/contact').map(
        (entry) => ({
          ...entry,
          children:
            entry.to === '/airport-transfers'
              ? [
                  ...linksToTransfers(pages).slice(0, HEADER_PLACES),
                  ...linksTo('/services', '/airport-transfers/request', '/gift-vouchers'),
                ]
              : entry.to === '/destinations'
                ? linksTo('/cami-de-cavalls')
                : [],
        }),
      ),
  footer: own?.footer.length
    ? own.footer
    : [
        {
          label: inAll('footer.transfers'),
          links: [
            ...linksTo('/airport-transfers'),
            ...linksToTransfers(pages),
            ...linksTo(
              ...(['/airport-transfers/private', '/airport-transfers/groups'] as const),
              ...(['/airport-transfers/vip', '/menorca-taxis'] as const),
              '/airport-transfers/request',
            ),
          ],
        },
        {
          label: inAll('footer.explore'),
          links: linksTo(
            ...(['/destinations', '/cami-de-cavalls', '/gift-vouchers'] as const),
            ...(['/blog', '/reviews', '/testimonials'] as const),
          ),
        },
        { label: inAll('footer.company'), links: COMPANY },
      ],
});

/** Rows with pages: the beginning of their address, the column that names them there, and those that are public. */
const PAGES: readonly {
  pattern: RegExp;
  table: SQLiteTable;
  key: SQLiteColumn;
  isPublic: SQL | undefined;
}[] = [
  { pattern: /^\/trips\/(\d{1,9})(?:-|$)/, table: trips, key: trips.id, isPublic: isTripPublic },
  {
    pattern: /^\/destinations\/(\d{1,9})(?:-|$)/,
    table: destinations,
    key: destinations.id,
    isPublic: isDestinationPublic,
  },
  {
    pattern: /^\/blog\/category\/([^/]+)$/,
    table: blogCategories,
    key: blogCategories.slug,
    isPublic: isNull(blogCategories.deletedAt),
  },
  {
    pattern: /^\/blog\/([^/]+)$/,
    table: blogPosts,
    key: blogPosts.slug,
    isPublic: isPostPublic,
  },
  {
    pattern: /^\/airport-transfers\/([^/]+)$/,
    table: transferZones,
    key: transferZones.slug,
    isPublic: hasPage,
  },
  { pattern: /^\/([^/]+)$/, table: ownPages, key: ownPages.slug, isPublic: isOwnPagePublic },
];

/** 422 for links to pages that the site does not have, and for links without a name. */
export async function checkMenus(db: Database, menus: Menus): Promise<void> {
  const links = [
    ...menus.header.flatMap(({ children, ...entry }, at) => [
      { path: `header.${at}`, ...entry },
      ...children.map((child, index) => ({ path: `header.${at}.children.${index}`, ...child })),
    ]),
    ...menus.footer.flatMap((group, at) =>
      group.links.map((link, index) => ({ path: `footer.${at}.links.${index}`, ...link })),
    ),
  ];
  const pathOf = (to: string) => to.split(/[?#]/)[0] ?? to;
  const rowLinks = links.flatMap(({ path, to }) => {
    const address = pathOf(to);
    if (!isOwnPath(to) || isFixedPage(address)) return [];
    const kind = PAGES.find(({ pattern }) => pattern.test(address));
    return [{ path, kind, key: kind?.pattern.exec(address)?.[1] ?? '' }];
  });
  const known = await Promise.all(
    PAGES.map(async (kind) => {
      const keys = [
        ...new Set(rowLinks.filter((link) => link.kind === kind).map((one) => one.key)),
      ];
      if (keys.length === 0) return [];
      const rows = await db
        .select({ key: kind.key })
        .from(kind.table)
        .where(and(inArray(kind.key, keys as never[]), or(kind.isPublic)));
      return rows.map(({ key }) => String(key));
    }),
  );
  const isEmpty = (label: InLanguages<string>) => !Object.values(label).some(Boolean);
  const errors: FieldFault[] = [
    ...rowLinks
      .filter(({ kind, key }) => !kind || !known[PAGES.indexOf(kind)]?.includes(key))
      .map(({ path }): FieldFault => ({ path: `${path}.to`, code: 'no_page' })),
    ...links
      .filter(({ to, label }) => isEmpty(label) && !isMenuPage(to))
      .map(({ path }): FieldFault => ({ path: `${path}.label`, code: 'required' })),
    ...menus.footer.flatMap(({ label }, at): FieldFault[] =>
      isEmpty(label) ? [{ path: `footer.${at}.label`, code: 'required' }] : [],
    ),
  ];
  if (errors.length > 0) throw new ApiError(422, 'problem.invalid_fields', { errors });
}
