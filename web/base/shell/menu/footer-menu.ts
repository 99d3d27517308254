import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { type MenuItem, ownItem, type Pages, page, type Texts, transfersTo } from './navigation.ts';

export type MenuGroup = { heading: string; links: MenuItem[] };

/** The footer without one of the owner: every transfer page, the others, the firm. */
export const defaultFooter = (t: Texts, pages: Pages): MenuGroup[] => [
  {
    heading: t('footer.transfers'),
    links: [
      page(t, '/airport-transfers'),
      ...transfersTo(t, pages),
      page(t, '/airport-transfers/private'),
      page(t, '/airport-transfers/groups'),
      page(t, '/airport-transfers/vip'),
      page(t, '/menorca-taxis'),
      page(t, '/airport-transfers/request'),
    ],
  },
  {
    heading: t('footer.explore'),
    links: [
      page(t, '/destinations'),
      page(t, '/trips'),
      page(t, '/cami-de-cavalls'),
      page(t, '/gift-vouchers'),
      page(t, '/blog'),
      page(t, '/reviews'),
      page(t, '/testimonials'),
    ],
  },
  {
    heading: t('footer.company'),
    links: [
      page(t, '/about'),
      page(t, '/contact'),
      page(t, '/legal/faq'),
      page(t, '/order/find'),
      page(t, '/legal/terms'),
      page(t, '/legal/privacy'),
    ],
  },
];

/** The footer's groups of links. */
export function useFooterMenu(): MenuGroup[] {
  const { t } = useTranslation();
  const site = useSite();
  const own = site?.menus?.footer ?? [];
  if (own.length === 0) return defaultFooter(t as Texts, site?.transferPages ?? {});
  return own.map(({ label, links }) => ({
    heading: label,
    links: links.map((link) => ownItem(t as Texts, link)),
  }));
}
