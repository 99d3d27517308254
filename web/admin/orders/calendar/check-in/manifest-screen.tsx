import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { ALL_DAY } from '#contract/bookings/firm-calendar.ts';
import { manifestPath, manifestQuery, type ShownManifest } from '../calendar.api.ts';
import { GuideField } from '../guide-field.tsx';
import { WaitingGuests } from '../waiting-guests.tsx';
import { beep } from './beep.ts';
import { KeptList } from './kept-list.tsx';
import { isAbsent, ManifestTable, openTickets } from './manifest-table.tsx';
import { type LastScan, ScanPanel } from './scan-panel.tsx';
import { useCheckIn } from './use-check-in.ts';

function LoadedManifest({
  manifest: { option, departure, questions, bookings, waiting: queue, copyOf },
}: {
  manifest: ShownManifest;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  const [last, setLast] = useState<LastScan>();
  const [lastCodes, setLastCodes] = useState<readonly string[]>([]);
  const [anyDay, setAnyDay] = useState(false);
  const isClosed = !anyDay && !isCheckInDay(departure, serverDate());
  const { waiting, pendingOf, admit, undo } = useCheckIn(departure, anyDay, (sent) => {
    const latest = sent.tickets.at(-1);
    if (!latest) return;
    const isBad = sent.tickets.find(({ result }) => result !== 'admitted');
    beep(isBad ? 'bad' : 'good');
    setLast(
      sent.tickets.length === 1 || isBad
        ? { kind: 'answer', ticket: isBad ?? latest }
        : { kind: 'done', count: sent.tickets.length },
    );
  });
  const listed = new Map(
    bookings.flatMap(({ tickets, contact }) =>
      tickets.map(({ code, name }) => [code, name ?? contact.name] as const),
    ),
  );
  const onAdmit = (codes: readonly string[]) => {
    if (!admit(...codes)) beep('bad');
    setLastCodes(codes);
    setLast({
      ...{ kind: 'waiting', at: serverDate().toISOString(), codes },
      name: listed.get(codes[0] ?? '') ?? null,
      isOnList: codes.every((code) => listed.has(code)),
    });
  };
  const onUndo = (codes: readonly string[]) => {
    undo(...codes);
    setLastCodes([]);
    setLast(undefined);
  };
  const actions = { pendingOf, onUndo, onAdmit: isClosed ? undefined : onAdmit };
  const open = bookings.flatMap((booking) => openTickets(booking, pendingOf));
  const tickets = bookings.flatMap((booking) => booking.tickets);
  const admitted = tickets.filter(({ redeemedAt }) => redeemedAt !== null).length;
  const absent = tickets.filter(isAbsent).length;
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
              .join('\u00a0· ')}
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
        <p>
          {t('manifest.admitted', { admitted, all: tickets.length })}
          {absent > 0 && ` · ${t('manifest.absent', { count: absent })}`}
        </p>
      </div>
      <KeptList start={departure} copyOf={copyOf} isOpen={bookings.length > 0 && !isClosed} />
      {bookings.length > 0 && isClosed && (
        <div className="my-6 flex flex-wrap items-center justify-between gap-3 rounded-card border-l-8 border-sun bg-white p-4 print:hidden">
          <p>{t('scan.other_day', { date: formatShortDay(departure.date, language) })}</p>
          <Button label={t('scan.any_day')} onClick={() => setAnyDay(true)} />
        </div>
      )}
      {bookings.length > 0 && !isClosed && (
        <ScanPanel
          last={last}
          waiting={waiting.length}
          onCode={(code) => code !== '' && onAdmit([code])}
          onUndo={lastCodes.length > 0 ? () => onUndo(lastCodes) : undefined}
          all={{ count: open.length, onAdmit: () => onAdmit(open) }}
        />
      )}
      {bookings.length === 0 ? (
        <p className="mt-6 rounded-card border border-dashed border-limestone-400 px-6 py-12 text-center text-stone">
          {t('manifest.empty')}
        </p>
      ) : (
        <ManifestTable bookings={bookings} questions={questions} actions={actions} />
      )}
      <WaitingGuests guests={queue} />
      <div className="mt-6 max-w-sm print:hidden">
        <GuideField departure={departure} />
      </div>
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
