import { useTranslation } from 'react-i18next';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { childAgesError } from '#forms/child-ages-error.ts';
import { TextField } from '#forms/fields.tsx';
import { buttonClass } from '#ui/button.tsx';
import { SwapIcon } from '#ui/icons.tsx';
import { BusyLabel } from '#ui/spinner.tsx';
import { AskUs } from '../guide/ask-us.tsx';
import type { RequestForm } from '../request/values.ts';
import { PlaceField } from './place-field.tsx';

type JourneyStepProps = { form: RequestForm; places: readonly TransferPlace[]; today: string; mostPeople: number };

/** Origin and destination. */
function Route({ form, places }: Pick<JourneyStepProps, 'form' | 'places'>) {
  const { t } = useTranslation('airport-transfers');
  const swap = () => form.fill(({ from, to }) => ({ from: to, to: from }));
  return (
    <div className="grid gap-x-3 sm:grid-cols-[1fr_auto_1fr] noscript:gap-y-5">
      <PlaceField form={form} name="from" label={t('request.from')} places={places} />
      {/* On a phone it is in the second label's line, so that both fields have the full width. */}
      <button
        type="button"
        onClick={swap}
        className={buttonClass(
          'quiet',
          'relative size-11 bg-white px-0 max-sm:mt-1 max-sm:-mb-7 max-sm:justify-self-end sm:mt-7.5 sm:self-start noscript:hidden',
        )}
      >
        <SwapIcon className="size-5 shrink-0 sm:rotate-90" />
        <span className="sr-only">{t('request.swap')}</span>
      </button>
      <PlaceField form={form} name="to" label={t('request.to')} places={places} />
    </div>
  );
}

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
const LEVEL_PAIR = 'grid gap-5 xs:grid-cols-2 xs:gap-y-0 xs:*:row-span-4 xs:*:grid xs:*:grid-rows-subgrid xs:[&_label]:self-end';

/** Route, time and passengers: all inputs of a price. The return journey appears when chosen, also without scripts. */
export function JourneyStep({ form, places, today, mostPeople }: JourneyStepProps) {
  const { t } = useTranslation('airport-transfers');
  const { t: common } = useTranslation();
  const isTooMany = form.errors.adults === 'too_many';
  return (
    <>
      <Route form={form} places={places} />
      <div className="group/trip space-y-5">
        <TripKind form={form} />
        <div className="grid gap-5 xs:grid-cols-2">
          <TextField form={form} name="outbound.date" label={t('request.date')} type="date" min={today} required />
          <TextField form={form} name="outbound.time" label={t('request.time')} type="time" required hint={t('request.time_hint')} />
        </div>
        <div className="hidden gap-5 group-has-[input[value=return]:checked]/trip:grid xs:grid-cols-2">
          <TextField
            form={form}
            name="return.date"
            label={t('request.return_date')}
            type="date"
            min={form.values['outbound.date'] || today}
          />
          <TextField form={form} name="return.time" label={t('request.return_time')} type="time" hint={t('request.return_hint')} />
        </div>
      </div>
      <div className={LEVEL_PAIR}>
        <TextField
          form={form}
          name="adults"
          label={t('request.passengers')}
          hint={t('request.passengers_hint')}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPeople}
          required
        />
        <TextField
          form={form}
          name="childAges"
          label={t('request.children')}
          hint={t('request.children_hint')}
          inputMode="text"
          autoComplete="off"
          maxLength={80}
          required={false}
          errorText={childAgesError(common, form.errors.childAges)}
        />
      </div>
      {isTooMany && (
        <AskUs
          text={t('request.too_many', { count: mostPeople })}
          message={t('request.too_many_message', { count: Number(form.values.adults) })}
        />
      )}
      <button
        type="submit"
        formAction="/api/transfers/quote#price"
        disabled={form.isSending}
        className={buttonClass('primary', 'w-full sm:w-auto sm:min-w-56')}
      >
        <BusyLabel isBusy={form.isSending}>{t('request.get_price')}</BusyLabel>
      </button>
    </>
  );
}
