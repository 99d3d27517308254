import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';

type Search = Record<string, unknown>;

/** An address of a screen that has gone, with the one that took its place. */
function former(
  parent: AnyRoute,
  path: string,
  next: (search: Search, id: string) => { to: string; search?: Search },
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: ({ search, params }) => {
      const { to, search: kept = {} } = next(search as Search, String((params as Search).id ?? ''));
      const words = new URLSearchParams(
        Object.entries(kept).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      );
      const query = words.size > 0 ? `?${words}` : '';
      throw redirect({ href: `/admin${to}${query}`, replace: true });
    },
  });
}

const toOrder = (_search: Search, id: string) => ({ to: `/orders/${encodeURIComponent(id)}` });
const filters = ({ q, status, day, from, to, partner }: Search) => ({
  ...{ q, status, day, from, to, partner },
});

/** The former lists and pages of bookings and transfers lead to the orders. */
export const formerAddresses = (parent: AnyRoute) => [
  former(parent, '/trip-requests/$id', toOrder),
  former(parent, '/transfers/request/$id', toOrder),
  former(parent, '/trip-requests', (search) =>
    search.new === undefined
      ? { to: '/orders', search: { kind: 'trip', ...filters(search) } }
      : {
          to: '/orders/new',
          search: {
            ...{ trip: search.trip, option: search.option },
            ...{ date: search.date, time: search.time },
          },
        },
  ),
  former(parent, '/transfers', (search) =>
    search.view === 'map'
      ? { to: '/transfers/map', search: { day: search.day } }
      : { to: '/orders', search: { kind: 'transfer', ...filters(search) } },
  ),
];
