import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainAddButton } from '#base/basket/plain-add-button.tsx';
import { CodeDetails } from '#base/forms/code-details.tsx';
import { useTypedBefore } from '#base/forms/use-typed-before.ts';
import { loadTexts } from '#base/i18n/load-all.ts';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { CheckedCode } from '#contract/money/codes.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import type { TransferPlace, TransferVehicle } from '#contract/transfers/table.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import { ContactStep } from '../steps/contact-step.tsx';
import { PeopleStep } from '../steps/people-step.tsx';
import { StepButtons } from '../steps/step-buttons.tsx';
import { StepSection } from '../steps/step-section.tsx';
import { VehicleStep } from '../steps/vehicle-step.tsx';
import { PersonCheck } from './person-check/person-check.tsx';
import { discountedOption } from './price/discounted-option.ts';
import { PriceCheck } from './price/price-check.tsx';
import { TransferSummary } from './price/transfer-summary.tsx';
import type { TransferRequest } from './use-transfer-request.ts';

/** The basket's button, whose code and texts are requested with the price. */
const ToBasket = lazyPart(async () => (await import('./to-basket.tsx')).ToBasket, {
  missing: 'nowhere',
  needs: ({ i18n }) => loadTexts(i18n, ['basket']),
});

type LaterStepsProps = {
  request: TransferRequest;
  places: readonly InLanguage<TransferPlace>[];
  vehicles: readonly InLanguage<TransferVehicle>[];
  rules: TransferRules;
  /** The journey as text, for a message to the firm. */
  journey: string;
  status: ReactNode;
  /** Class of buttons that a phone has in the bar with the price. */
  ofWide: string;
  found: CheckedCode | undefined;
  onFound: (found: CheckedCode | undefined) => void;
};

/** The steps after the journey: vehicle, people, contact. Without scripts they follow the journey in one form. */
export function LaterSteps({
  request: { form, step, price, person, vehicle, option, before, isUnseen, goTo },
  places,
  vehicles,
  rules,
  journey,
  status,
  ofWide,
  found,
  onFound,
}: LaterStepsProps) {
  const { t } = useTranslation('airport-transfers');
  const { t: tCommon } = useTranslation();
  const box = useTypedBefore(form.takeTyped);
  const { values, isSending } = form;
  const name = vehicles.find(({ code }) => code === vehicle);
  const oldCents = before?.options.find((old) => old.vehicle === vehicle)?.totalCents;
  // Before hydration a click on it would be lost.
  const isHydrated = useHydrated();
  const toBasket = isHydrated && option && price.quote && (
    <ToBasket values={values} option={option} places={places} vehicle={name?.name} />
  );
  return (
    <div ref={box}>
      <StepSection step={2} current={step} id="price">
        <VehicleStep
          form={form}
          vehicles={vehicles}
          quote={price.quote}
          last={price.last}
          before={before}
          chosen={vehicle}
          journey={journey}
        />
        {step === 2 && status}
        <StepButtons isSending={isSending} onBack={() => goTo(1)} className={ofWide} />
        {step === 2 && toBasket}
        {option && <PlainAddButton action="/api/basket/transfers" />}
      </StepSection>
      <StepSection step={3} current={step}>
        <PeopleStep form={form} places={places} rules={rules} />
        {price.quote && !option && (
          <p
            role="alert"
            className="rounded-xl bg-terracotta-200 px-4 py-3 font-semibold text-ink noscript:hidden"
          >
            {t('request.no_longer_fits')}
          </p>
        )}
        {step === 3 && status}
        <StepButtons isSending={isSending} onBack={() => goTo(2)} className={ofWide} />
        {step === 3 && toBasket}
      </StepSection>
      <StepSection step={4} current={step}>
        <ContactStep form={form} />
        <CodeDetails
          form={form}
          {...(option && { use: { for: 'transfer', totalCents: option.totalCents } })}
          onFound={onFound}
        />
        {option && price.quote && (
          <PriceCheck
            option={option}
            quote={price.quote}
            oldCents={oldCents}
            isUnseen={isUnseen}
            found={found}
          />
        )}
        {step === 4 && (
          <PersonCheck
            check={person}
            error={form.errors[TURNSTILE_FIELD]}
            journey={journey}
            onPassed={() => form.refuse(({ [TURNSTILE_FIELD]: _passed, ...others }) => others)}
          />
        )}
        {option && price.quote && (
          <TransferSummary
            {...{ values, places, quote: price.quote, vehicle: name }}
            option={discountedOption(option, found)}
          />
        )}
        {step === 4 && status}
        <StepButtons isSending={isSending} onBack={() => goTo(3)}>
          <button
            type="submit"
            disabled={isSending}
            className={buttonClass(
              'primary',
              `min-w-48 grow sm:grow-0 ${ofWide} noscript:inline-flex`,
            )}
          >
            <BusyLabel isBusy={isSending}>{tCommon('binding.request')}</BusyLabel>
          </button>
        </StepButtons>
        <p className="text-sm text-stone">{t('request.nothing_to_pay')}</p>
      </StepSection>
    </div>
  );
}
