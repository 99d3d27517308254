import { useQueries } from '@tanstack/react-query';
import { useRouteText } from '#admin/frame/days/use-route-text.ts';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { useStart } from '#admin/frame/orders/use-start.ts';
import { TRANSFERS } from '#admin/orders/transfers/transfer-api.ts';
import { TRIP_REQUESTS } from '#admin/orders/trip-requests/trip-requests.api.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { ItemKind } from '#contract/orders/orders.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';

type NamedItem = { kind: ItemKind; id: string };

/** An item of an order with all that the firm knows of it. */
export type ItemRecord =
  | { kind: 'trip'; record: TripRequestDetail }
  | { kind: 'transfer'; record: TransferDetail };

const PATHS: Record<ItemKind, string> = { trip: TRIP_REQUESTS, transfer: TRANSFERS };
export const recordPath = ({ kind, id }: NamedItem) => `${PATHS[kind]}/${id}`;

/** Those of an order's items that have been loaded, in their order. The panels of each item share these reads. */
export function useItemRecords(items: readonly NamedItem[]): ItemRecord[] {
  const results = useQueries({
    queries: items.map((item) => liveRecord<TripRequestDetail | TransferDetail>(recordPath(item))),
  });
  return items.flatMap(({ kind }, index) => {
    const record = results[index]?.data;
    return record ? [{ kind, record } as ItemRecord] : [];
  });
}

/** What an item is, with its day. */
export function useItemTitle() {
  const language = useLanguage();
  const routeText = useRouteText();
  const start = useStart();
  return ({ kind, record }: ItemRecord) => {
    const [name, day] =
      kind === 'trip'
        ? [localize(record.trip, 'name', language), start(record)]
        : [routeText(record), record.legs.slice(0, 1).map(start).join('')];
    return [name, day].filter(Boolean).join(' · ');
  };
}
