import { MailsPanel } from '#admin/frame/inbox/mails-panel.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { Timeline } from '#admin/frame/orders/timeline.tsx';
import { useTransferEntries } from '#admin/orders/transfers/request/use-transfer-entries.tsx';
import { TOUCHED_BY_TRANSFERS } from '#admin/orders/transfers/transfer-api.ts';
import { TOUCHED } from '#admin/orders/trip-requests/trip-requests.api.ts';
import { useTripEntries } from '#admin/orders/trip-requests/use-trip-entries.tsx';
import type { AdminMail } from '#contract/transfers/admin/admin.ts';
import type { ItemRecord } from './item-records.ts';

/** What happened to all items, once. */
export function OrderTimeline({ items }: { items: readonly ItemRecord[] }) {
  const [ofTrip, ofTransfer] = [useTripEntries(), useTransferEntries()];
  return (
    <Timeline
      entries={items.flatMap(({ kind, record }) =>
        kind === 'trip' ? ofTrip(record) : ofTransfer(record),
      )}
    />
  );
}

type OrderMailsProps = { mails: readonly AdminMail[]; items: readonly ItemRecord[] };

/** Mails about the order and about each of its items, newest first. */
export function OrderMails({ mails, items }: OrderMailsProps) {
  const touch = useTouch();
  const all = [...mails, ...items.flatMap(({ record }) => record.mails)];
  return (
    <MailsPanel
      mails={all.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))}
      onResent={() => void touch(...TOUCHED, ...TOUCHED_BY_TRANSFERS)}
    />
  );
}
