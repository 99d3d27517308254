import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import type { PageLink } from '#base/ui/page-link.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { isMenuPage, MENU_LABELS, type MenuPage } from '#contract/pages/menu-labels.ts';
import type { Menus } from '#contract/pages/menus.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';
import type commonStrings from '#locales/en/common.json';

type Label = keyof typeof commonStrings;
type Site = InLanguage<PublicSettings>;

export const BOOK_TRANSFER: PageLink = { to: '/airport-transfers/request' };

/** A link of a menu: to an address without language, or to another site. */
export type MenuItem = { to: string; text: string; isDrawerOnly?: boolean; children?: MenuItem[] };

/** Places whose transfers the header lists, and the one that only the drawer has. */
const HEADER_PLACES = ['ciutadella', 'fornells', 'cala-galdana'];
const DRAWER_PLACES = ['son-bou'];

export type Texts = (key: Label, values?: Record<string, string>) => string;
export type Pages = Site['transferPages'];

export const page = (t: Texts, to: MenuPage, label: Label = MENU_LABELS[to]): MenuItem => ({
  to,
  text: t(label),
});
/** The transfers to places, of all or of some. */
export const transfersTo = (t: Texts, pages: Pages, slugs = Object.keys(pages)): MenuItem[] =>
  Object.entries(pages)
    .filter(([slug]) => slugs.includes(slug))
    .map(([slug, place]) => ({
      to: `/airport-transfers/${slug}`,
      text: t('navigation.transfer_to', { place }),
    }));

/** A firm without any of these places has its own first three. */
function headerPlaces(t: Texts, pages: Pages): MenuItem[] {
  const shown = transfersTo(t, pages, HEADER_PLACES);
  return [
    ...(shown.length > 0 ? shown : transfersTo(t, pages).slice(0, HEADER_PLACES.length)),
    ...transfersTo(t, pages, DRAWER_PLACES).map((item) => ({ ...item, isDrawerOnly: true })),
  ];
}

/** The header's links and submenus without a menu of the owner; the drawer lists the same, gift vouchers and Son Bou. */
export const defaultHeader = (t: Texts, pages: Pages): MenuItem[] => [
  page(t, '/'),
  page(t, '/destinations'),
  {
    ...page(t, '/trips'),
    children: [
      page(t, '/trips', 'navigation.all_trips'),
      page(t, '/cami-de-cavalls'),
      { ...page(t, '/gift-vouchers'), isDrawerOnly: true },
    ],
  },
  {
    ...page(t, '/services'),
    children: [
      page(t, '/services', 'navigation.all_services'),
      page(t, '/airport-transfers'),
      ...headerPlaces(t, pages),
      page(t, '/airport-transfers/request'),
    ],
  },
  page(t, '/blog'),
  page(t, '/about'),
  page(t, '/contact'),
];

type Own = InLanguage<Menus>;
/** A link of the owner; without a label it has the name of the page. */
export const ownItem = (
  t: Texts,
  { to, label }: Own['footer'][number]['links'][number],
): MenuItem => ({
  to,
  text: label || (isMenuPage(to) ? t(MENU_LABELS[to]) : to),
});

/** The header's links and submenus. */
export function useHeaderMenu(): { items: MenuItem[]; isOwn: boolean } {
  const { t } = useTranslation();
  const site = useSite();
  const own = site?.menus?.header ?? [];
  if (own.length === 0)
    return { items: defaultHeader(t as Texts, site?.transferPages ?? {}), isOwn: false };
  return {
    isOwn: true,
    items: own.map(({ children, ...entry }) => ({
      ...ownItem(t as Texts, entry),
      ...(children.length > 0 && { children: children.map((one) => ownItem(t as Texts, one)) }),
    })),
  };
}
