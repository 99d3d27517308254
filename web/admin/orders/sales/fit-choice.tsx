import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { CountField, RowField, TextField } from '#admin/frame/fields/fields.tsx';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { SaleDetail, SaleFit } from '#contract/sales/sales.ts';
import { type Fits, type FitsWanted, fitsQuery } from './sales.api.ts';

/** The departures that fit a message, for its day, trip and people or for others that are entered here. */
export function useFits({ id, reading, fits }: SaleDetail) {
  const [wanted, setWanted] = useState<FitsWanted>();
  const { adults = 2, children = 0, infants = 0 } = reading?.people ?? {};
  const read: FitsWanted = {
    day: reading?.day.certain ?? '',
    trip: reading?.trips.length === 1 ? (reading.trips[0]?.tripId ?? null) : null,
    ...{ adults, children, infants },
  };
  const current = wanted ?? read;
  const { data } = useQuery<Fits>({
    ...fitsQuery(id, current),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    wanted: current,
    shown: wanted ? (data?.fits ?? fits) : fits,
    want: (change: Partial<FitsWanted>) => setWanted({ ...current, ...change }),
  };
}
type WantedFieldsProps = {
  wanted: FitsWanted;
  want: (change: Partial<FitsWanted>) => void;
  /** Days that a message may mean. */
  options: readonly string[];
};

/** Trip, day and people, as they were read or as they are meant. */
export function WantedFields({ wanted, want, options }: WantedFieldsProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <div className="space-y-4">
      {options.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {options.map((day) => (
            <li key={day}>
              <Toggle
                isOn={wanted.day === day}
                onClick={() => want({ day })}
                label={formatFullDay(day, language)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <RowField
          label={t('sales.part.trip')}
          api={APIS.trips}
          none="–"
          value={wanted.trip}
          onChange={(trip) => want({ trip })}
        />
        <TextField
          type="date"
          label={t('sales.day')}
          value={wanted.day}
          onChange={(day) => want({ day })}
        />
      </div>
      <div className="grid grid-cols-3 items-start gap-3">
        <CountField
          label={t('sales.adults')}
          value={wanted.adults}
          onChange={(adults) => want({ adults })}
        />
        <CountField
          label={t('sales.children')}
          value={wanted.children}
          onChange={(children) => want({ children })}
        />
        <CountField
          label={t('sales.infants')}
          value={wanted.infants}
          onChange={(infants) => want({ infants })}
        />
      </div>
    </div>
  );
}

export const fitKey = ({ optionId, departureId }: SaleFit) => `${optionId} ${departureId}`;

type FitListProps = {
  fits: readonly SaleFit[];
  /** What is done with one. */
  children: (fit: SaleFit) => ReactNode;
};

/** Up to three departures with their places and prices. */
export function FitList({ fits, children }: FitListProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  if (fits.length === 0)
    return (
      <p className="rounded-2xl border border-dashed border-limestone-400 px-4 py-6 text-center text-stone">
        {t('sales.no_fits')}
      </p>
    );
  return (
    <ul className="space-y-3">
      {fits.map((fit) => (
        <li
          key={fitKey(fit)}
          className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-limestone-300 p-4"
        >
          <div className="min-w-0 grow">
            <p className="font-semibold break-words text-deep-900">
              {localize({ name: fit.trip, translations: fit.tripTexts }, 'name', language)}
            </p>
            <p className="text-sm text-stone">
              {[formatFullDay(fit.date, language), fit.time].filter(Boolean).join(', ')}
              {fit.vacancies !== null && ` · ${t('sales.left', { number: fit.vacancies })}`}
            </p>
            <p className="font-semibold">{formatCents(fit.totalCents, 'EUR', language)}</p>
          </div>
          {children(fit)}
        </li>
      ))}
    </ul>
  );
}
