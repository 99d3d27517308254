import { useTranslation } from 'react-i18next';
import { ChildAges, ChildCount } from '#base/forms/fields/child-ages-field.tsx';
import { Stepper } from '#base/forms/fields/stepper.tsx';
import { TextField } from '#base/forms/fields.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { PartFrame } from '#base/ui/parts/part-frame.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import { AskUs } from '../../ask-us.tsx';
import type { RequestForm } from '../../request/values.ts';
import { useSeatNote } from '../use-seat-note.ts';
import { RouteFields } from './route-fields.tsx';

/** Requested when the way back is chosen. */
const ReturnFields = lazyPart(async () => (await import('./return-fields.tsx')).ReturnFields, {
  isDeferred: true,
});

type JourneyStepProps = {
  form: RequestForm;
  places: readonly InLanguage<TransferPlace>[];
  today: string;
  rules: TransferRules /** Whether the price shows, so that the button leads on. */;
  isPriced: boolean;
};

const TRIPS = [
  { value: '', label: 'request.one_way' },
  { value: 'return', label: 'request.both_ways' },
] as const;

function TripKind({ form }: Pick<JourneyStepProps, 'form'>) {
  const { t } = useTranslation('airport-transfers');
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('request.trip')}</legend>
      {TRIPS.map(({ value, label }) => (
        <label
          key={label}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-limestone-400 px-4 has-checked:border-sea-700 has-checked:bg-sea-50 has-checked:font-semibold has-checked:text-deep-900"
        >
          <input
            type="radio"
            name="trip"
            value={value}
            checked={form.values.trip === value}
            onChange={() => form.set('trip', value)}
            className="size-4 accent-sea-700"
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}

/** Two fields side by side with aligned controls, regardless of the number of lines in their labels. */
const LEVEL_PAIR =
  'grid gap-5 xs:grid-cols-2 xs:gap-y-0 xs:*:row-span-4 xs:*:grid xs:*:grid-rows-subgrid xs:[&_label]:self-end';

/** Route, time and passengers: all inputs of a price. The return journey appears when chosen, also without scripts. */
export function JourneyStep({ form, places, today, rules, isPriced }: JourneyStepProps) {
  const { t } = useTranslation('airport-transfers');
  const note = useSeatNote(rules);
  const children = { form, name: 'childAges', max: rules.maxPassengers - 1, note };
  const isTooMany = form.errors.adults === 'too_many';
  return (
    <>
      <RouteFields form={form} places={places} />
      <div className="group/trip space-y-5">
        <TripKind form={form} />
        <div className="grid gap-5 xs:grid-cols-2">
          <TextField
            form={form}
            name="outbound.date"
            label={t('request.date')}
            type="date"
            min={today}
            required
          />
          <TextField
            form={form}
            name="outbound.time"
            label={t('request.time')}
            type="time"
            required
            hint={t('request.time_hint')}
          />
        </div>
        <PartFrame
          onNear={ReturnFields.begin}
          className="hidden group-has-[input[value=return]:checked]/trip:block"
        >
          <ReturnFields form={form} places={places} today={today} />
        </PartFrame>
      </div>
      <div className={LEVEL_PAIR}>
        <Stepper
          label={t('request.passengers')}
          name="adults"
          value={form.values.adults}
          min={1}
          max={rules.maxPassengers}
          onChange={(adults) => form.set('adults', adults)}
          hint={t('request.passengers_hint')}
          error={form.errors.adults}
        />
        <ChildCount {...children} />
      </div>
      <ChildAges {...children} />
      {isTooMany && (
        <AskUs
          text={t('request.too_many', { count: rules.maxPassengers })}
          message={t('request.too_many_message', { count: Number(form.values.adults) })}
        />
      )}
      <button
        type="submit"
        formAction="/api/transfers/quote#price"
        disabled={form.isSending}
        className={buttonClass(
          'primary',
          `w-full sm:w-auto sm:min-w-56 ${isPriced ? 'max-lg:invisible' : ''}`,
        )}
      >
        <BusyLabel isBusy={form.isSending}>
          {t(isPriced ? 'request.continue' : 'request.get_price')}
        </BusyLabel>
      </button>
    </>
  );
}
