import { useTranslation } from 'react-i18next';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Quote, UnfitReason } from '#contract/transfers/request.ts';
import type { TransferVehicle } from '#contract/transfers/table.ts';
import { AskUs } from '../ask-us.tsx';
import type { RequestForm } from '../request/values.ts';
import { VEHICLE_ERROR, VehicleOption } from './vehicle-option.tsx';

const NONE_FITS = {
  passengers: 'none_fits.passengers',
  luggage: 'none_fits.luggage',
  child_seats: 'request.none_fits',
  wheelchair: 'request.none_fits',
  notice: 'none_fits.notice',
  hours: 'none_fits.hours',
  no_price: 'request.none_fits',
} as const satisfies Record<UnfitReason, string>;

/** The reason that none fits, if it is the same for all; reasons that differ by class yield to one that depends on time alone. */
function commonReason(quote: Quote): UnfitReason | undefined {
  const reasons = new Set(quote.unfit.map(({ reason }) => reason));
  const [first] = reasons;
  return reasons.size === 1
    ? first
    : (['hours', 'notice'] as const).find((reason) => reasons.has(reason));
}

type VehicleStepProps = {
  form: RequestForm;
  vehicles: readonly InLanguage<TransferVehicle>[];
  /** For the journey in the form; `last` is the fallback while it loads. */
  quote: Quote | undefined;
  last: Quote | undefined;
  before: Quote | undefined;
  chosen: string;
  /** The journey as text, for a message to the firm. */
  journey: string;
};

/** Every class as a radio; with a quote its total and lines, unsuitable ones greyed with the reason. */
export function VehicleStep({
  form,
  vehicles,
  quote,
  last,
  before,
  chosen,
  journey,
}: VehicleStepProps) {
  const { t } = useTranslation('airport-transfers');
  const shown = quote ?? last;
  const centsOf = (code: string) =>
    shown?.options.find(({ vehicle }) => vehicle === code)?.totalCents ?? Number.POSITIVE_INFINITY;
  const ordered = vehicles.toSorted(
    (a, b) => centsOf(a.code) - centsOf(b.code) || a.sortOrder - b.sortOrder,
  );
  const reason = quote?.options.length === 0 ? commonReason(quote) : undefined;
  return (
    <div aria-busy={quote === undefined && last !== undefined}>
      {!shown && <p className="mb-4 text-stone">{t('request.price_first')}</p>}
      {quote?.options.length === 0 && (
        <div role="alert" className="mb-5">
          <AskUs text={t(reason ? NONE_FITS[reason] : 'request.none_fits')} message={journey} />
        </div>
      )}
      {form.errors.vehicle && (
        <p role="alert" id={VEHICLE_ERROR} className="mb-4 font-semibold text-danger">
          {t('request.choose_vehicle')}
        </p>
      )}
      <ul className="space-y-3">
        {ordered.map((vehicle) => (
          <VehicleOption
            key={vehicle.code}
            vehicle={vehicle}
            quote={shown}
            oldCents={before?.options.find((old) => old.vehicle === vehicle.code)?.totalCents}
            isChosen={chosen === vehicle.code}
            isWrong={form.errors.vehicle !== undefined}
            onChoose={() => form.set('vehicle', vehicle.code)}
          />
        ))}
      </ul>
    </div>
  );
}
