import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiPath } from '#base/api/api-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { BlogPostRow } from '#contract/content/blog.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { MessageItem } from '#contract/mail/inbox.ts';
import type { OrderRow } from '#contract/orders/order-list.ts';
import type { Page } from '#contract/paging.ts';
import type { DestinationInput } from '#contract/places/destinations.ts';
import { cutText } from '#contract/texts/tidy-text.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import { formatWeekday } from '../behaviour/dates.ts';
import type { AdminKey } from '../behaviour/paths.ts';
import { useRights } from '../behaviour/use-rights.ts';
import type { Entry, EntryGroup } from './entries.ts';

const TYPING_MS = 200;
const MIN_LETTERS = 2;
const SHOWN = 5;
const FRESH_MS = 30_000;

type Source = {
  label: AdminKey;
  path: `/${string}`;
  search?: Record<string, string>;
  entry: (row: never, language: Language) => Entry;
};
const source = <L>(
  label: AdminKey,
  path: `/${string}`,
  entry: (row: L, language: Language) => Entry,
  search?: Record<string, string>,
): Source => ({
  label,
  path,
  entry,
  ...(search && { search }),
});
type WithId = { id: number };

/** Lists that are searched, each by its own API. */
const SOURCES: readonly Source[] = [
  source<OrderRow>('orders.title', '/orders', ({ id, reference, contact, items }, language) => ({
    id,
    text: `${reference} · ${contact.name ?? ''}`,
    note: items
      .map((item) =>
        [localize(item, 'title', language), formatWeekday(item.at.slice(0, 10), language)].join(
          ', ',
        ),
      )
      .join(' · '),
    to: `/orders/${reference}`,
  })),
  source<TripInput & WithId>('menu.trips', '/trips', (trip, language) => ({
    id: `trip-${trip.id}`,
    text: localize(trip, 'name', language),
    to: `/trips/details/${trip.id}`,
  })),
  source<DestinationInput & WithId>(
    'menu.destinations',
    '/destinations',
    (destination, language) => ({
      id: `destination-${destination.id}`,
      text: localize(destination, 'name', language),
      to: `/destinations/edit/${destination.id}`,
    }),
  ),
  source<BlogPostRow & WithId>('menu.posts', '/blog/posts', (post, language) => ({
    id: `post-${post.id}`,
    text: localize(post, 'title', language),
    to: `/blog/posts/edit/${post.id}`,
  })),
  source<MessageItem>('messages.title', '/messages', ({ id, contact, message }) => ({
    id: `message-${id}`,
    text: contact.name ?? contact.email ?? '',
    note: cutText(message, 80),
    to: '/messages',
    search: { open: id },
  })),
];

/** Debounced search over the resource lists. */
export function useFound(typed: string): { groups: EntryGroup[]; isSearching: boolean } {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { sees } = useRights();
  const sources = SOURCES.filter(({ path }) => sees(path));
  const isAsked = words.length >= MIN_LETTERS;
  const answers = useQueries({
    queries: sources.map(({ path, search }) => ({
      queryKey: [apiPath(`/api/admin${path}`, {}, { ...search, q: words, pageSize: SHOWN })],
      enabled: isAsked,
      staleTime: FRESH_MS,
    })),
  });
  return {
    groups: isAsked
      ? sources
          .map(({ label, entry }, index) => ({
            label: t(label),
            entries: ((answers[index]?.data as Page<never> | undefined)?.items ?? []).map((row) =>
              entry(row, language),
            ),
          }))
          .filter(({ entries }) => entries.length > 0)
      : [],
    isSearching:
      typed.trim().length >= MIN_LETTERS &&
      (typed.trim() !== words || answers.some(({ isFetching }) => isFetching)),
  };
}
