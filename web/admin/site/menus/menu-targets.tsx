import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { MENU_LABELS } from '#contract/pages/menu-labels.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { TARGETS_ID } from './link-fields.tsx';

/** Name of every page that a menu can lead to, by its address: those of the site, own pages, trips, places, posts. */
export function useTargetNames(): ReadonlyMap<string, string> {
  const { t } = useTranslation();
  const language = useLanguage();
  const all = { pageSize: MAX_PAGE_SIZE, lang: language };
  const published = { ...all, status: 'published' };
  const pages = useQuery(APIS.pages.list(published)).data?.items ?? [];
  const trips = useQuery(APIS.trips.list(published)).data?.items ?? [];
  const places = useQuery(APIS.destinations.list(published)).data?.items ?? [];
  const posts = useQuery(APIS['blog-posts'].list(published)).data?.items ?? [];
  const zones = useQuery(APIS['transfer-zones'].list(all)).data?.items ?? [];
  return new Map([
    ...Object.entries(MENU_LABELS).map(([path, key]) => [path, t(key)] as const),
    ...pages.map((page) => [`/${page.slug}`, localize(page, 'title', language)] as const),
    ...zones
      .filter(({ hasPage }) => hasPage)
      .map(
        (zone) => [`/airport-transfers/${zone.slug}`, localize(zone, 'name', language)] as const,
      ),
    ...trips.map(
      (trip) => [`/trips/${trip.id}-${trip.slug}`, localize(trip, 'name', language)] as const,
    ),
    ...places.map(
      (place) =>
        [`/destinations/${place.id}-${place.slug}`, localize(place, 'name', language)] as const,
    ),
    ...posts.map((post) => [`/blog/${post.slug}`, localize(post, 'title', language)] as const),
  ]);
}

export const MenuTargets = ({ names }: { names: ReadonlyMap<string, string> }) => (
  <datalist id={TARGETS_ID}>
    {[...names].map(([path, name]) => (
      <option key={path} value={path}>
        {name}
      </option>
    ))}
  </datalist>
);
