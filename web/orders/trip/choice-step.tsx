import { useTranslation } from 'react-i18next';
import { LazyAddToBasket } from '#base/basket/lazy-add-to-basket.tsx';
import { PlainAddButton } from '#base/basket/plain-add-button.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { MinimumNote } from '#base/content/orders/minimum.tsx';
import { CodeDetails } from '#base/forms/code-details.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import type { FormErrors, FormFailure } from '#base/forms/use-form.ts';
import { formatSeason } from '#base/i18n/formats/format-season.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import type { Needs } from '#web-orders/needs/needs-fields.ts';
import { NeedsFields } from '#web-orders/needs/needs-form.tsx';
import { useBindingLabel, usePayRule } from '#web-orders/paying/paid-when.ts';
import { chosenTrip } from './basket-trip.ts';
import { type BookingFields, orderOf } from './booking-fields.ts';
import { ContactFields } from './contact-fields.tsx';
import { FullDay } from './days/full-day.tsx';
import { MonthGrid } from './days/month-grid.tsx';
import { departuresOn, freeUntil, type Line } from './days/plan-days.ts';
import { Times } from './days/times.tsx';
import { PeopleSteppers } from './people-steppers.tsx';
import { Refusal } from './refusal.tsx';
import { Total } from './total.tsx';
import { TripSummary } from './trip-summary.tsx';
import type { Choice } from './use-choice.ts';

export type BookingFormState = {
  values: BookingFields;
  errors: FormErrors;
  failure: FormFailure | undefined;
  isSending: boolean;
  set: (name: string, value: string) => void;
};

type ChoiceStepProps = {
  trip: InLanguage<TripDetail>;
  choice: Choice;
  option: InLanguage<AvailableOption>;
  form: BookingFormState;
  places: number;
  departure: TripDeparture | undefined;
  lines: readonly Line[];
  needs: Needs;
  isHolding: boolean;
  refusal: unknown;
  /** What is on request is in the basket now. */
  onAdded: () => void;
};

/** People, day and time. Without scripts the contact is asked for here as well, and everything is sent at once. */
export function ChoiceStep({
  trip,
  choice,
  option,
  form,
  places,
  departure,
  lines,
  needs,
  isHolding,
  refusal,
  onAdded,
}: ChoiceStepProps) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const bindingLabel = useBindingLabel();
  const { day, month, isKnown } = choice;
  const hasDepartures = day !== undefined && isKnown && departuresOn(option, day).length > 0;
  return (
    <>
      <OptionLinks choice={choice} option={option} />
      <PayRules options={choice.options} />
      {/* On a wide screen the calendar stands next to what is chosen. */}
      <div className="space-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-6 lg:space-y-0">
        <div className="lg:col-start-2">
          <PeopleSteppers
            option={option}
            departure={departure ?? option.departures[0]}
            form={form}
          />
        </div>
        {month && (
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <MonthGrid
              {...{ option, month, isKnown, places }}
              firstMonth={serverToday().slice(0, 7)}
              chosen={day}
              hrefOf={(search) => `?${new URLSearchParams(search)}#book`}
              onChoose={choice.chooseDay}
              onMonth={choice.showMonth}
            />
            {choice.season && (
              <p suppressHydrationWarning className="mt-3 text-sm text-stone">
                {tCommon('card.season', { days: formatSeason(choice.season, language) })}
              </p>
            )}
          </div>
        )}
        <div className="space-y-6 lg:col-start-2">
          {hasDepartures && (
            <Times
              option={option}
              day={day}
              places={places}
              chosen={departure}
              onChoose={choice.chooseDeparture}
            />
          )}
          {hasDepartures && !departure && (
            <FullDay {...{ choice, option, day, places }} tripId={trip.id} />
          )}
          {departure ? (
            <>
              <MinimumNote minimum={departure.minimum} />
              <Total option={option} until={freeUntil(option, departure)} lines={lines} />
            </>
          ) : (
            !hasDepartures && <p className="text-stone">{t('book.choose_day')}</p>
          )}
          {!option.instantConfirmation && <p className="text-stone">{t('book.on_request')}</p>}
          {refusal !== null && <Refusal error={refusal} />}
          {!departure && form.failure?.is === 'refused' && <Refusal error={form.failure.error} />}
          {departure && (
            <div className="hidden space-y-6 noscript:block">
              {/* What the Enter key presses: the button below, not the basket's. */}
              <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
              <PlainAddButton action="/api/basket/trips" className="w-full sm:w-auto" />
              {lines.some(({ cents }) => cents > 0) && <CodeDetails form={form} />}
              <NeedsFields form={form} needs={needs} />
              <ContactFields form={form} required={option.requiredContactFields} />
              <TripSummary
                {...{ trip, option, lines }}
                date={departure.date}
                time={departure.time}
                minimum={departure.minimum}
                until={freeUntil(option, departure)}
              />
              {form.failure?.is === 'refused' ? (
                <Refusal error={form.failure.error} />
              ) : (
                <FormStatus failure={form.failure} />
              )}
              <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto')}>
                {bindingLabel(
                  option,
                  lines.reduce((sum, { cents }) => sum + cents, 0),
                )}
              </button>
            </div>
          )}
          <div className="flex flex-wrap gap-3 noscript:hidden">
            <button
              type="submit"
              disabled={!departure || places === 0}
              className={buttonClass('primary', 'w-full sm:w-auto')}
            >
              <BusyLabel isBusy={isHolding}>
                {option.instantConfirmation ? t('book.now') : t('book.continue')}
              </BusyLabel>
            </button>
            {!option.instantConfirmation && departure && places > 0 && (
              <LazyAddToBasket
                item={() =>
                  chosenTrip(
                    { trip, option },
                    departure,
                    orderOf(option, departure.id, form.values),
                    lines,
                  )
                }
                onAdded={onAdded}
                className="w-full sm:w-auto"
              />
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** How each option is paid. */
function PayRules({ options }: { options: readonly InLanguage<AvailableOption>[] }) {
  const { t } = useTranslation('trips');
  const payRule = usePayRule();
  const rules = [...new Set(options.map(payRule))];
  return (
    <div className="text-stone">
      <p className="font-semibold text-deep-900">{t('pay_rule.title')}</p>
      {rules.length === 1 ? (
        <p>{rules[0]}</p>
      ) : (
        <ul>
          {options.map((option) => (
            <li key={option.id}>
              {option.name}: {payRule(option)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OptionLinks({ choice, option }: { choice: Choice; option: InLanguage<AvailableOption> }) {
  const { t } = useTranslation('trips');
  const text = option.description;
  if (choice.options.length < 2 && !text) return null;
  return (
    <div className="space-y-3">
      {choice.options.length > 1 && (
        <nav aria-label={t('book.options')} className="flex flex-wrap gap-3">
          {choice.options.map((one) => (
            <a
              key={one.id}
              href={`?option=${one.id}${choice.day ? `&date=${choice.day}` : ''}#book`}
              rel="nofollow"
              aria-current={one === option ? 'true' : undefined}
              lang={one.textLanguages.name}
              className={buttonClass(one === option ? 'sea' : 'quiet')}
              onClick={(event) => {
                event.preventDefault();
                choice.chooseOption(one.id);
              }}
            >
              {one.name}
            </a>
          ))}
        </nav>
      )}
      {text && <p className="text-stone">{text}</p>}
    </div>
  );
}
