import { Timeline } from '#admin/frame/orders/timeline.tsx';
import { useTransferEntries } from '#admin/orders/transfers/request/use-transfer-entries.tsx';
import { useTripEntries } from '#admin/orders/trip-requests/use-trip-entries.tsx';
import type { OrderDetailItem } from '#contract/orders/order-detail.ts';

/** What happened to all items, once. */
export function OrderTimeline({ items }: { items: readonly OrderDetailItem[] }) {
  const [ofTrip, ofTransfer] = [useTripEntries(), useTransferEntries()];
  return (
    <Timeline
      entries={items.flatMap((item) =>
        item.kind === 'trip' ? ofTrip(item.detail) : ofTransfer(item.detail),
      )}
    />
  );
}
