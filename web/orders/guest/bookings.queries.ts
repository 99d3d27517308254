import { apiQuery } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { BookingPaths } from '#web-orders/paying/booking-changed.ts';

export const bookingQuery = (reference: string, token: string) =>
  apiQuery('/api/bookings/:reference', { reference }, { token });

export const moneyQuery = (reference: string, token: string) =>
  apiQuery('/api/bookings/:reference/money', { reference }, { token });

export const receiptsQuery = (reference: string, token: string) =>
  apiQuery('/api/bookings/:reference/receipts', { reference }, { token });

/** Where what was read of a booking comes from. */
export const pathsOf = ({ reference, trip }: GuestBooking): BookingPaths => ({
  path: `/api/bookings/${reference}`,
  places: `/api/trips/${trip.id}/availability`,
});

export async function loadBooking(
  context: SiteContext,
  reference: string,
  token: string,
): Promise<PageMeta> {
  await loadPage(context, {
    namespaces: ['trips'],
    hasForm: true,
    queries: [
      bookingQuery(reference, token),
      moneyQuery(reference, token),
      receiptsQuery(reference, token),
    ],
  });
  const t = context.i18n.getFixedT(languageOf(context), 'trips');
  return {
    title: `${t('booking.title', { reference })} | ${siteOf(context).siteName}, Menorca`,
    description: t('booking.meta_text'),
    robots: 'noindex,nofollow',
    path: `/trips/booking/${reference}`,
    languages: [],
    crumbs: crumbsTo(
      context,
      { name: t('list.crumb'), path: '/trips' },
      { name: t('booking.title', { reference }), path: `/trips/booking/${reference}` },
    ),
  };
}
