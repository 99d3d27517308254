import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { Delay } from '#admin/frame/days/delay.tsx';
import { DriverName } from '#admin/frame/days/driver-name.tsx';
import { isDriven } from '#admin/frame/days/is-driven.ts';
import { useRouteText } from '#admin/frame/days/use-route-text.ts';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import { DayMoneyLine } from '#admin/money/panel/take-payment.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { formatPhone } from '#contract/people/phone.ts';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';
import { ContactButtons } from '../contact-buttons.tsx';
import { languageName } from '../language-name.ts';
import { People } from '../people.tsx';
import { RequestFlags } from '../request/request-flags.tsx';
import { TOUCHED_BY_TRANSFERS } from '../transfer-api.ts';
import { useLineName } from '../use-line-name.ts';
import { ArrivalTime, isArrival } from './arrival-time.tsx';

/** Always a table in print; on phones each journey is a card. */
const CELL =
  'p-3 align-top max-md:not-print:block max-md:not-print:px-0 max-md:not-print:py-1 print:border print:border-black/40 print:p-1.5';

const Th = ({ children, width = '' }: { children: ReactNode; width?: string }) => (
  <th
    scope="col"
    className={`p-3 text-left font-semibold print:border print:border-black/40 print:p-1.5 ${width}`}
  >
    {children}
  </th>
);

function SheetRow({ leg }: { leg: DayLeg }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const lineName = useLineName();
  const routeText = useRouteText();
  const { luggage, extras, contact, driver } = leg;
  const meetingPoint = localize(leg.from, 'meetingPoint', language);
  return (
    <tr className="border-b border-limestone-200 last:border-0 max-md:not-print:block max-md:not-print:rounded-card max-md:not-print:bg-white max-md:not-print:p-4 max-md:not-print:shadow-card print:break-inside-avoid">
      <td className={CELL}>
        <span className="text-lg font-semibold whitespace-nowrap tabular-nums print:text-base">
          {leg.time}
        </span>
        <Delay minutes={leg.delayMinutes} />
        {leg.flight && <span className="block whitespace-nowrap">{leg.flight}</span>}
        {leg.status !== 'driver_assigned' && leg.status !== 'confirmed' && (
          <span className="block text-sm text-stone print:text-black">
            {t(TRANSFER_STATES[leg.status].label)}
          </span>
        )}
      </td>
      <td className={CELL}>
        <AdminLink
          to={`/orders/${leg.reference}`}
          className="font-semibold underline decoration-deep-800/30 underline-offset-4 print:no-underline"
        >
          {contact.name || t('contact.anonymous')}
        </AdminLink>
        {leg.signName && (
          <span className="block font-semibold">{t('day_sheet.sign', { name: leg.signName })}</span>
        )}
        {contact.phone && (
          <span className="block whitespace-nowrap">{formatPhone(contact.phone)}</span>
        )}
        <span className="block text-sm">
          <People {...leg} /> · {LANGUAGE_LABELS[leg.language]}
        </span>
        <span className="block font-mono text-sm text-stone print:text-black">{leg.reference}</span>
        <div className="print:hidden">
          <RequestFlags request={{ legs: [leg] }} />
        </div>
      </td>
      <td className={CELL}>
        <span className="font-semibold">{routeText(leg)}</span>
        {meetingPoint && <span className="block text-sm">{meetingPoint}</span>}
        {leg.note && (
          <span lang={leg.language} className="mt-1 block text-sm italic">
            <q>{leg.note}</q>
          </span>
        )}
        {isDriven(leg) && isArrival(leg) && <ArrivalTime key={leg.version} leg={leg} />}
      </td>
      <td className={CELL}>
        {localize(leg.vehicle, 'name', language)}
        {leg.van && (
          <span className="block font-semibold">
            {[leg.van.name, leg.van.plate].filter(Boolean).join(' · ')}
          </span>
        )}
        <span className="block text-sm">{t('mail.luggage', luggage)}</span>
        {extras.length > 0 && (
          <span className="block text-sm">
            {extras
              .map(
                ({ code, quantity }) => `${lineName(code)}${quantity > 1 ? ` × ${quantity}` : ''}`,
              )
              .join(', ')}
          </span>
        )}
      </td>
      <td className={CELL}>
        {driver ? (
          <>
            <DriverName driver={driver} />
            <span className="block text-sm">
              {[driver.vehicle, driver.plate].filter(Boolean).join(' · ')}
            </span>
          </>
        ) : (
          <span className="font-semibold text-terracotta-700 print:text-black">
            {t('calendar.no_driver')}
          </span>
        )}
      </td>
      <td className={CELL}>
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {formatCents(leg.totalCents, leg.currency, language)}
        </span>
        <DayMoneyLine
          of={{ kind: 'transfer', id: leg.id }}
          money={leg.money}
          name={contact.name || leg.reference}
          touched={TOUCHED_BY_TRANSFERS}
        />
      </td>
      <td className={`${CELL} print:hidden`}>
        {leg.whatsapp && (
          <a
            href={leg.whatsapp.url}
            title={leg.whatsapp.text}
            target="_blank"
            rel="noopener noreferrer"
            className="mb-1.5 inline-flex min-h-11 items-center rounded-full bg-whatsapp px-4 text-sm font-semibold text-white md:min-h-9 md:px-3.5 md:whitespace-nowrap"
          >
            {t('day_sheet.whatsapp', { language: languageName(leg.language, language) })}
            <span className="sr-only"> {contact.name}</span>
          </a>
        )}
        <ContactButtons contact={contact} subject={leg.reference} hasChat={false} />
      </td>
    </tr>
  );
}

/** Every journey with all details its driver needs. */
export function DaySheetTable({ legs }: { legs: readonly DayLeg[] }) {
  const { t } = useTranslation('admin-area');
  return (
    <div className="rounded-card bg-white shadow-card max-md:not-print:bg-transparent max-md:not-print:shadow-none md:overflow-x-auto print:overflow-visible print:rounded-none print:shadow-none">
      <table
        className="w-full border-collapse max-md:not-print:block print:text-[9.5pt] print:leading-snug"
        aria-label={t('day_sheet.title')}
      >
        <thead className="border-b border-limestone-300 text-sm text-stone max-md:not-print:sr-only print:text-black">
          <tr>
            <Th>{t('transfers.csv.time')}</Th>
            <Th width="w-1/5">{t('transfers.guest')}</Th>
            <Th width="w-1/4">{t('transfers.journey')}</Th>
            <Th>{t('day_sheet.vehicle')}</Th>
            <Th>{t('mail.label.driver')}</Th>
            <Th>{t('day_sheet.total')}</Th>
            <th scope="col" className="p-3 print:hidden">
              <span className="sr-only">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:not-print:block max-md:not-print:space-y-3">
          {legs.map((leg) => (
            <SheetRow key={`${leg.id}-${leg.leg}`} leg={leg} />
          ))}
        </tbody>
      </table>
      <p className="hidden pt-2 text-[9pt] print:block">{t('day_sheet.total_note')}</p>
    </div>
  );
}
