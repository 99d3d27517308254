import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, ParentLink } from '#admin/frame/button.tsx';
import { DepartureBadge, Occupancy, useOptionName } from '#admin/frame/days/departure-state.tsx';
import { formatFullDay, formatShortDay } from '#admin/frame/days/format-span.ts';
import { FileLink } from '#admin/frame/file-link.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { DepartureCrewPanel } from '#admin/orders/crew/departure-crew.tsx';
import { serverDate } from '#base/clock/server-clock.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { PrinterIcon } from '#base/ui/icons.tsx';
import { isCheckInDay } from '#contract/bookings/check-in-day.ts';
import { ALL_DAY, type CheckedTicket, type Manifest } from '#contract/bookings/firm-calendar.ts';
import {
  manifestPath,
  manifestQuery,
  TOUCHED_BY_DEPARTURES,
  undoCheckIn,
} from '../calendar.api.ts';
import { WaitingGuests } from '../waiting-guests.tsx';
import { beep } from './beep.ts';
import { ManifestTable } from './manifest-table.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { useCheckIn } from './use-check-in.ts';

function LoadedManifest({
  manifest: { option, departure, bookings, waiting: queue },
}: {
  manifest: Manifest;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  const [last, setLast] = useState<CheckedTicket>();
  const refresh = useRefresh();
  const [anyDay, setAnyDay] = useState(false);
  const isClosed = !anyDay && !isCheckInDay(departure, serverDate());
  const { waiting, admit } = useCheckIn(departure, anyDay, (tickets) => {
    const latest = tickets.at(-1);
    setLast(latest);
    beep(latest?.result === 'admitted' ? 'good' : 'bad');
  });
  const { mutate: undo, isPending: isUndoing } = useAction({
    mutationFn: (code: string) => undoCheckIn(departure, [code]),
    onSuccess: async () => {
      setLast(undefined);
      await refresh(...TOUCHED_BY_DEPARTURES);
    },
  });
  const tickets = bookings.flatMap((booking) => booking.tickets);
  const admitted = tickets.filter(({ redeemedAt }) => redeemedAt !== null).length;
  const title = optionName(option);
  useScreenTitle(`${t('manifest.title')} ${departure.date}`);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl print:text-xl print:text-black">
          {title}
          <span className="block font-sans text-lg first-letter:uppercase print:text-base">
            {[
              formatFullDay(departure.date, language),
              departure.time || t('departure.all_day'),
              departure.guide?.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </h1>
        <div className="flex flex-wrap gap-3 print:hidden">
          <FileLink
            href={`${manifestPath(departure)}/manifest.csv?lang=${language}`}
            className={buttonClass('quiet')}
          >
            {t('manifest.csv')}
          </FileLink>
          <button
            type="button"
            className={buttonClass('sea')}
            disabled={bookings.length === 0}
            onClick={() => window.print()}
          >
            <PrinterIcon />
            {t('day_sheet.print')}
          </button>
        </div>
      </div>
      <div className="mt-4 max-w-sm space-y-1">
        <DepartureBadge departure={departure} />
        <Occupancy departure={departure} />
        <p>{t('manifest.admitted', { admitted, all: tickets.length })}</p>
      </div>
      {bookings.length > 0 && isClosed && (
        <div className="my-6 flex flex-wrap items-center justify-between gap-3 rounded-card border-l-8 border-sun bg-white p-4 print:hidden">
          <p>{t('scan.other_day', { date: formatShortDay(departure.date, language) })}</p>
          <Button label={t('scan.any_day')} onClick={() => setAnyDay(true)} />
        </div>
      )}
      {bookings.length > 0 && !isClosed && (
        <ScanPanel last={last} waiting={waiting.length} onCode={admit} />
      )}
      {bookings.length === 0 ? (
        <p className="mt-6 rounded-card border border-dashed border-limestone-400 px-6 py-12 text-center text-stone">
          {t('manifest.empty')}
        </p>
      ) : (
        <ManifestTable
          bookings={bookings}
          waiting={waiting.map(({ code }) => code)}
          onAdmit={isClosed ? undefined : admit}
          onUndo={isUndoing ? undefined : undo}
        />
      )}
      <WaitingGuests guests={queue} />
      <DepartureCrewPanel start={departure} />
    </>
  );
}

/** Who comes on a departure: check-in, print, spreadsheet. */
export function ManifestScreen() {
  const { t } = useTranslation('admin-area');
  const {
    option = '',
    date = '',
    time = '',
  } = useParams({ strict: false }) as Record<string, string | undefined>;
  const query = useQuery(
    manifestQuery({ optionId: Number(option), date, time: time === ALL_DAY ? '' : time }),
  );
  return (
    <div className="print:text-black">
      <ParentLink to="/calendar" label={t('menu.calendar')} className="mb-2 print:hidden" />
      <QueryState query={query} />
      {query.data && <LoadedManifest manifest={query.data} />}
    </div>
  );
}
