import { useTranslation } from 'react-i18next';
import { FreeCancellation } from '#base/content/cards/free-cancellation.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Quote, UnfitReason } from '#contract/transfers/request.ts';
import type { TransferVehicle } from '#contract/transfers/table.ts';
import { ChangedPrice } from '../request/price/changed-price.tsx';
import { QuoteLines } from '../request/price/quote-lines.tsx';

const REASONS = {
  passengers: 'unfit.passengers',
  luggage: 'unfit.luggage',
  child_seats: 'unfit.child_seats',
  wheelchair: 'unfit.wheelchair',
  notice: 'unfit.notice',
  hours: 'unfit.hours',
  no_price: 'unfit.no_price',
} as const satisfies Record<UnfitReason, string>;

type VehicleOptionProps = {
  vehicle: InLanguage<TransferVehicle>;
  quote: Quote | undefined;
  /** The previously displayed price. */
  oldCents: number | undefined;
  isChosen: boolean;
  isWrong: boolean;
  onChoose: () => void;
};

const look = (isFit: boolean, isChosen: boolean) =>
  isFit
    ? `bg-white ${isChosen ? 'border-sea-700 ring-1 ring-sea-700' : 'border-limestone-300'}`
    : 'border-limestone-200 bg-limestone-100';

/** Id of the text that no vehicle or an unfit one was chosen. */
export const VEHICLE_ERROR = 'vehicle-error';

/** A selectable vehicle class: capacity and price with its lines, or why it does not fit. */
export function VehicleOption({
  vehicle,
  quote,
  oldCents,
  isChosen,
  isWrong,
  onChoose,
}: VehicleOptionProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const option = quote?.options.find(({ vehicle: code }) => code === vehicle.code);
  const reason = quote?.unfit.find(({ vehicle: code }) => code === vehicle.code)?.reason;
  const id = `vehicle-${vehicle.code}`;
  const facts = [
    t('vehicle.up_to', { count: vehicle.maxPassengers }),
    t('vehicle.large_bags', { count: vehicle.largeBags }),
    ...(vehicle.hasWheelchairAccess ? [t('vehicle.wheelchair')] : []),
  ];
  return (
    <li className={`rounded-2xl border p-4 sm:p-5 ${look(!reason, isChosen && !reason)}`}>
      <label className={`flex items-center gap-3 sm:gap-4 ${reason ? '' : 'cursor-pointer'}`}>
        <input
          type="radio"
          name="vehicle"
          aria-labelledby={id}
          aria-describedby={isWrong ? `${VEHICLE_ERROR} ${id}-more` : `${id}-more`}
          value={vehicle.code}
          disabled={reason !== undefined}
          checked={isChosen && !reason}
          onChange={onChoose}
          aria-invalid={isWrong || undefined}
          className="size-5 shrink-0 accent-sea-700"
        />
        {vehicle.image && (
          <img
            src={pictureUrl(vehicle.image, { width: 320 })}
            alt=""
            width={120}
            height={80}
            loading="lazy"
            className={`aspect-3/2 w-20 shrink-0 rounded-xl bg-sea-100 object-cover sm:w-28 ${reason ? 'opacity-50 grayscale' : ''}`}
          />
        )}
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span
              id={id}
              lang={vehicle.textLanguages.name}
              className={`text-lg leading-snug font-semibold ${reason ? 'text-stone' : 'text-deep-900'}`}
            >
              {vehicle.name}
            </span>
            {option && quote && (
              <ChangedPrice
                cents={option.totalCents}
                oldCents={oldCents}
                currency={quote.currency}
                className="text-xl"
              />
            )}
          </span>
          <span id={`${id}-more`} className="mt-0.5 block text-sm text-stone">
            {reason ? t(REASONS[reason]) : facts.join(' · ')}
          </span>
          {option && quote && (
            <FreeCancellation
              until={quote.freeCancellationUntil}
              fee={formatCents(option.cancellationFeeCents, quote.currency, language)}
              className="mt-0.5 block text-sm"
            />
          )}
        </span>
      </label>
      {option && quote && (
        <details className="mt-2 text-sm sm:pl-9">
          <summary className="inline-flex min-h-11 items-center text-sea-700 underline underline-offset-4">
            {t('request.made_of')}
          </summary>
          <QuoteLines lines={option.lines} currency={quote.currency} />
        </details>
      )}
    </li>
  );
}
