import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ParentLink } from '#admin/frame/button.tsx';
import { DayStepper } from '#admin/frame/days/day-stepper.tsx';
import { daySheetQuery, departuresQuery, pickupsQuery } from '#admin/frame/days/days.api.ts';
import { DeparturesTable } from '#admin/frame/days/departures-table.tsx';
import { PickupsTable } from '#admin/frame/days/pickups-table.tsx';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { PrinterIcon } from '#base/ui/icons.tsx';
import { monthAfter } from '#contract/bookings/availability.ts';
import { addDays, isInHorizon } from '#contract/calendar.ts';
import type { DayLeg, TransferDriver } from '#contract/transfers/admin/admin.ts';
import './day-sheet.css';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { useRouteText } from '#admin/frame/days/use-route-text.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { formatPhone } from '#contract/people/phone.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import { LICENCE } from '../transfer-api.ts';
import { DaySheetTable } from './day-sheet-table.tsx';

type DriverBriefProps = { driver: TransferDriver; day: string; legs: readonly DayLeg[] };

/** Sends a driver their journeys of the day by WhatsApp. */
function DriverBrief({ driver, day, legs }: DriverBriefProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const routeText = useRouteText();
  const lines = legs.map((leg) =>
    [
      `*${leg.time}*`,
      routeText(leg),
      leg.flight,
      leg.contact.name,
      t('people.adults', { adults: leg.adults }),
      leg.childAges.length > 0 && t('people.children', { ages: leg.childAges.join(', ') }),
      leg.contact.phone && formatPhone(leg.contact.phone),
      leg.signName && t('day_sheet.sign', { name: leg.signName }),
    ]
      .filter(Boolean)
      .join(' · '),
  );
  const chat = whatsappUrl(driver.phone, [formatFullDay(day, language), ...lines].join('\n\n'));
  if (!chat) return null;
  return (
    <NewTabLink
      href={chat}
      className="inline-flex min-h-11 items-center rounded-full bg-whatsapp px-5 font-semibold text-white"
      label={t('day_sheet.send_to', { name: driver.name })}
    />
  );
}

/** Value of `?driver=` for journeys without a driver. */
const NO_DRIVER = 'none';

const driversOf = (legs: readonly DayLeg[]): TransferDriver[] => [
  ...new Map(legs.flatMap(({ driver }) => (driver ? [[driver.id, driver] as const] : []))).values(),
];

/** What the licence holder reports of a month's journeys, as a file. */
function LicenceFile({ month }: { month: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const to = addDays(monthAfter(month, 1), -1);
  return (
    <p className="mt-6 print:hidden">
      <FileLink
        href={`${LICENCE}.csv?${new URLSearchParams({ from: `${month}-01`, to, lang: language })}`}
        className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
      >
        {t('licence.month_file')}
      </FileLink>
    </p>
  );
}

/** A day's journeys and departures for print, black on white. */
export function DaySheetScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search, set } = useListSearch();
  const today = serverToday();
  const asked = String(search.date ?? '');
  const day = isInHorizon(asked) ? asked : today;
  const chosen = String(search.driver ?? '');
  const query = useQuery(daySheetQuery(day));
  const departures = useQuery(departuresQuery(day, day));
  const pickups = useQuery(pickupsQuery(day)).data?.pickups ?? [];
  const going =
    departures.data?.departures.filter(
      ({ sold, calledOffAt }) => sold > 0 || calledOffAt !== null,
    ) ?? [];
  const all = query.data?.legs ?? [];
  const drivers = driversOf(all);
  const driver = drivers.find(({ id }) => String(id) === chosen);
  const legs =
    chosen === ''
      ? all
      : all.filter((leg) =>
          chosen === NO_DRIVER ? leg.driver === null : String(leg.driver?.id) === chosen,
        );
  useScreenTitle(`${t('day_sheet.title')} ${day}`);
  return (
    <div className="day-sheet print:text-black">
      <ParentLink to="/calendar" label={t('menu.calendar')} className="mb-2 print:hidden" />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl print:text-xl print:text-black">
          {t('day_sheet.title')}
          <span className="block font-sans text-lg first-letter:uppercase print:text-base">
            {[formatFullDay(day, language), driver?.name, driver?.plate]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </h1>
        <button
          type="button"
          className={buttonClass('sea', 'print:hidden')}
          disabled={legs.length === 0 && going.length === 0}
          onClick={() => window.print()}
        >
          <PrinterIcon />
          {t('day_sheet.print')}
        </button>
      </div>
      <div className="my-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <DayStepper
          day={day}
          today={today}
          onDay={(next) => set({ date: next === today ? '' : next })}
        />
        {(drivers.length > 0 || chosen !== '') && (
          <SearchSelect
            name="driver"
            label={t('day_sheet.driver')}
            all={t('day_sheet.all_drivers')}
            options={[
              ...drivers.map(({ id, name }) => [id, name] as const),
              [NO_DRIVER, t('calendar.no_driver')],
            ]}
          />
        )}
        {driver && <DriverBrief driver={driver} day={day} legs={legs} />}
      </div>
      <QueryState query={query} />
      {chosen === '' && departures.data && going.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-3 text-2xl print:text-base">{t('calendar.departures')}</h2>
          <DeparturesTable departures={going} options={departures.data.options} />
        </section>
      )}
      {chosen === '' && pickups.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-3 text-2xl print:text-base">{t('day_sheet.pickups')}</h2>
          <PickupsTable pickups={pickups} />
        </section>
      )}
      {legs.length > 0 && going.length > 0 && (
        <h2 className="mb-3 text-2xl print:text-base">{t('transfers.title')}</h2>
      )}
      {query.data && departures.data && legs.length === 0 && going.length === 0 && (
        <p className="rounded-card border border-dashed border-limestone-400 px-6 py-12 text-center text-stone">
          {t('day_sheet.empty')}
        </p>
      )}
      {legs.length > 0 && <DaySheetTable legs={legs} />}
      <LicenceFile month={day.slice(0, 7)} />
    </div>
  );
}
