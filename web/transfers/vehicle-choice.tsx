import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { formatCents } from '#content/format.ts';
import { formatPhone } from '#contract/phone.ts';
import type { Quote, UnfitReason } from '#contract/transfer-request.ts';
import type { TransferVehicle } from '#contract/transfer-table.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { QuoteLines } from './quote-lines.tsx';

const REASONS = {
  passengers: 'unfit.passengers',
  luggage: 'unfit.luggage',
  child_seats: 'unfit.child_seats',
  wheelchair: 'unfit.wheelchair',
  notice: 'unfit.notice',
  hours: 'unfit.hours',
  no_price: 'unfit.no_price',
} as const satisfies Record<UnfitReason, string>;

/** Nothing fits: said plainly, with the ways to a person. */
function AskUs() {
  const { t } = useTranslation('airport-transfers');
  const { data: site } = useQuery(apiQuery('/api/site'));
  const link = 'font-semibold text-sea-700 underline underline-offset-4';
  return (
    <div role="alert" className="rounded-card border border-terracotta-400 bg-white p-6">
      <p className="font-semibold text-deep-900">{t('request.none_fits')}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {site?.phone && (
          <a href={`tel:${site.phone}`} className={link}>
            {formatPhone(site.phone)}
          </a>
        )}
        {site?.whatsapp && (
          <a href={`https://wa.me/${site.whatsapp.replace(/\D/g, '')}`} className={link} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        )}
      </p>
    </div>
  );
}

type VehicleChoiceProps = {
  vehicles: readonly TransferVehicle[];
  quote?: Quote | undefined;
  before?: Quote | undefined;
  chosen: string;
  error: boolean;
  onChoose: (code: string) => void;
};

/** Every class as a radio; with a quote its total and lines, those that do not fit greyed with the reason. */
export function VehicleChoice({ vehicles, quote, before, chosen, error, onChoose }: VehicleChoiceProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const optionOf = (code: string) => quote?.options.find(({ vehicle }) => vehicle === code);
  const reasonOf = (code: string) => quote?.unfit.find(({ vehicle }) => vehicle === code)?.reason;
  const ordered = quote
    ? vehicles.toSorted(
        (a, b) =>
          (optionOf(a.code)?.totalCents ?? Number.POSITIVE_INFINITY) - (optionOf(b.code)?.totalCents ?? Number.POSITIVE_INFINITY) ||
          a.maxPassengers - b.maxPassengers,
      )
    : vehicles;
  return (
    <div className="space-y-3">
      {quote?.options.length === 0 && <AskUs />}
      {ordered.map((vehicle) => {
        const option = optionOf(vehicle.code);
        const reason = reasonOf(vehicle.code);
        const oldCents = before?.options.find((old) => old.vehicle === vehicle.code)?.totalCents;
        return (
          <div
            key={vehicle.code}
            className={`rounded-2xl border bg-white p-5 ${chosen === vehicle.code && !reason ? 'border-2 border-sea-700' : 'border-limestone-300'} ${reason ? 'bg-limestone-100' : ''}`}
          >
            <label className="flex items-start gap-4">
              <input
                type="radio"
                name="vehicle"
                aria-labelledby={`vehicle-${vehicle.code}`}
                aria-describedby={`vehicle-${vehicle.code}-more`}
                value={vehicle.code}
                required
                disabled={reason !== undefined}
                checked={chosen === vehicle.code && !reason}
                onChange={() => onChoose(vehicle.code)}
                aria-invalid={error || undefined}
                className="mt-1 size-5 shrink-0 accent-sea-700"
              />
              <span className="grow">
                <span id={`vehicle-${vehicle.code}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className={`text-lg font-semibold ${reason ? 'text-stone' : 'text-deep-900'}`}>
                    {localize(vehicle, 'name', language)}
                  </span>
                  {option && quote && (
                    <span className="text-xl font-semibold text-terracotta-700 tabular-nums">
                      {oldCents !== undefined && oldCents !== option.totalCents && (
                        <s className="mr-2 text-base font-normal text-stone">
                          <span className="sr-only">{t('request.old_price')} </span>
                          {formatCents(oldCents, quote.currency, language)}
                        </s>
                      )}
                      {formatCents(option.totalCents, quote.currency, language)}
                    </span>
                  )}
                </span>
                <span id={`vehicle-${vehicle.code}-more`} className="block text-sm text-stone">
                  {reason
                    ? t(REASONS[reason])
                    : `${t('vehicle.up_to', { count: vehicle.maxPassengers })} · ${t('vehicle.large_bags', { count: vehicle.largeBags })}`}
                </span>
              </span>
            </label>
            {option && quote && (
              <details className="mt-2 pl-9 text-sm">
                <summary className="min-h-8 text-sea-700 underline underline-offset-4">{t('request.made_of')}</summary>
                <QuoteLines lines={option.lines} currency={quote.currency} />
              </details>
            )}
          </div>
        );
      })}
    </div>
  );
}
