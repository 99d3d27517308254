import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { TRANSFER_FIELD_LABELS } from '#admin/frame/fields/transfer-field-labels.ts';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Offer } from '#contract/money/agreement.ts';
import type { DisputeState } from '#contract/money/ledger.ts';
import type { AdminEvent, TransferDetail } from '#contract/transfers/admin/admin.ts';

type Data = {
  leg?: string | null;
  driverId?: number | null;
  fields?: string[];
  feeCents?: number;
  subject?: string;
  dispute?: DisputeState;
  offer?: Offer;
};
const DISPUTES = {
  open: 'history.dispute_open',
  won: 'history.dispute_won',
  lost: 'history.dispute_lost',
} as const;
type RequestedChange = {
  leg?: 'outbound' | 'return';
  date?: string;
  time?: string;
  flight?: string;
  address?: string;
};

/** Changes requested by a guest. */
export function RequestedChangeText({ change }: { change: RequestedChange }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const parts = [
    change.leg && t(`transfer.${change.leg}`),
    change.date && formatWeekday(change.date, language),
    change.time,
    change.flight && t('transfers.flight', { flight: change.flight }),
    change.address,
  ].filter(Boolean);
  return <span className="font-semibold">{parts.join(' · ')}</span>;
}

/** One event as text. */
export function EventText({ event, request }: { event: AdminEvent; request: TransferDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const data = (event.data ?? {}) as Data;
  const words = event.note && (
    <p
      lang={event.by === 'guest' ? request.language : undefined}
      className="max-w-prose break-words whitespace-pre-line"
    >
      {event.note}
    </p>
  );
  if (data.dispute) return <p className="font-semibold">{t(DISPUTES[data.dispute])}</p>;
  if (data.offer === 'expired') return <p>{t('offers.expired')}</p>;
  if (event.type === 'state')
    return (
      <>
        <p className="flex flex-wrap items-center gap-2">
          <StateBadge state={TRANSFER_STATES[event.to]} />
          {data.feeCents !== undefined && (
            <span>
              {t('transfer_event.fee', {
                amount: formatCents(data.feeCents, request.currency, language),
              })}
            </span>
          )}
        </p>
        {words}
      </>
    );
  if (event.type === 'driver')
    return (
      <p>
        {event.note
          ? t('transfer_event.driver', { name: event.note })
          : t('transfer_event.no_driver')}
        {(data.leg === 'outbound' || data.leg === 'return') && ` (${t(`transfer.${data.leg}`)})`}
      </p>
    );
  if (event.type === 'edit')
    return (
      <>
        <p>
          {t('transfer_event.edit', {
            fields: (data.fields ?? [])
              .map((name) => (TRANSFER_FIELD_LABELS[name] ? t(TRANSFER_FIELD_LABELS[name]) : name))
              .join(', '),
          })}
        </p>
        {words}
      </>
    );
  if (event.type === 'change_request')
    return (
      <>
        <p>
          {t('transfer_event.wish')} <RequestedChangeText change={event.data as RequestedChange} />
        </p>
        {words}
      </>
    );
  if (event.type === 'message')
    return (
      <>
        <p>
          {event.by === 'guest'
            ? t('history.question')
            : data.subject
              ? t('transfer_event.message', { subject: data.subject })
              : t('history.message')}
        </p>
        {words}
      </>
    );
  return <div className="rounded-lg bg-limestone-100 px-3 py-2">{words}</div>;
}
