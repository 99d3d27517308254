import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { TextButton } from '#admin/frame/button.tsx';
import type { useRecord } from '#admin/frame/inbox/use-record.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { undoCheckIn } from './desk/desk.api.ts';

type TicketsPanelProps = { request: TripRequestDetail; record: Pick<TripRecord, 'act' | 'isBusy'> };
type TripRecord = ReturnType<typeof useRecord<TripRequestDetail>>;

/** A ticket for each person or group, with who has come. */
export function TicketsPanel({
  request: { id, tickets, units, deletedAt },
  record: { act, isBusy },
}: TicketsPanelProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const nameOf = (unitId: number) => {
    const unit = units.find((one) => one.unitId === unitId);
    return unit ? localize(unit, 'name', language) : '';
  };
  return (
    <Panel title={t('inbox.tickets')}>
      <ol className="divide-y divide-limestone-300">
        {tickets.map(({ uuid, unitId, ticketCode, age, name, redeemedAt, noShowAt }) => (
          <li
            key={uuid}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="font-semibold text-deep-900">
              {[nameOf(unitId), name, age !== null && t('inbox.age', { age })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="font-mono text-sm break-all text-stone">{ticketCode}</span>
            {redeemedAt && (
              <span className="flex w-full flex-wrap items-center justify-between gap-x-3 text-sm">
                {t('inbox.checked_in', { at: formatInstant(redeemedAt, language) })}
                {deletedAt === null && (
                  <TextButton
                    className="min-h-11"
                    label={t('scan.undo')}
                    of={ticketCode}
                    disabled={isBusy}
                    onClick={() =>
                      void act(() => undoCheckIn(id, [uuid]), { title: t('scan.undone') })
                    }
                  />
                )}
              </span>
            )}
            {noShowAt && !redeemedAt && (
              <span className="w-full text-sm">{t('state.no_show')}</span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
