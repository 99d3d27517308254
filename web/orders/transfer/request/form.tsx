import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useHeld } from '#base/ui/behaviour/use-held.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { PartFrame } from '#base/ui/parts/part-frame.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { CheckedCode } from '#contract/money/codes.ts';
import type { TransferPlace, TransferVehicle } from '#contract/transfers/table.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import { JourneyStep } from '../steps/journey/journey-step.tsx';
import { StepProgress } from '../steps/step-progress.tsx';
import { StepSection } from '../steps/step-section.tsx';
import { useStepFocus } from '../steps/use-step-focus.ts';
import { JourneyFacts, useEnds } from './journey-facts.tsx';
import type { Opening } from './opening.ts';
import { TrapFields } from './person-check/trap-fields.tsx';
import { discountedOption } from './price/discounted-option.ts';
import type { RequestSearch } from './search.ts';
import { LAST_STEP } from './steps.ts';
import { useRequestDraft } from './use-request-draft.ts';
import { REQUEST_FORM, useTransferRequest } from './use-transfer-request.ts';
import { initialValues, isJourneyComplete } from './values.ts';

/** Requested once there is a journey, or when one of them is shown. */
const LaterSteps = lazyPart(async () => (await import('./later-steps.tsx')).LaterSteps, {
  isDeferred: true,
  fallback: <CardSkeletons />,
});

/** Requested with the first change of the form: until then there is no price, and the server's markup says so. */
const PriceSummary = lazyPart(
  async () => (await import('./price/price-summary.tsx')).PriceSummary,
  { isDeferred: true },
);
const always = () => true;

/** «Get price» stays long enough after the price shows for a press to be noticed. */
const LABEL_MS = 1500;

type RequestFormProps = {
  places: readonly InLanguage<TransferPlace>[];
  vehicles: readonly InLanguage<TransferVehicle>[];
  rules: TransferRules;
  search: RequestSearch;
  opening: Opening;
};

/** The request in four steps with its price next to it; without scripts a single form with two buttons. */
export function RequestForm({ places, vehicles, rules, search, opening }: RequestFormProps) {
  const { t } = useTranslation('airport-transfers');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const [initial] = useState(() => initialValues({ ...opening, search, places, language }));
  const request = useTransferRequest(initial, search.step);
  const { form, failure, step, price, vehicle, option, before, goTo } = request;
  const { today, isStored } = useRequestDraft(form, search, opening);
  useStepFocus(`form-${REQUEST_FORM}`, step, form.errors);
  const { from, to } = useEnds({ values: form.values, places });
  const [found, setFound] = useState<CheckedCode>();
  const { values, isSending } = form;
  const isComplete = isJourneyComplete(values);
  useEffect(() => {
    if (isComplete) LaterSteps.begin();
  }, [isComplete]);
  const [first] = useState(values);
  useEffect(() => {
    if (values !== first) PriceSummary.begin();
  }, [values, first]);

  const journey = [`${from} → ${to}`, values['outbound.date'], values['outbound.time']]
    .filter(Boolean)
    .join(', ');
  const name = vehicles.find(({ code }) => code === vehicle);
  const oldCents = before?.options.find((old) => old.vehicle === vehicle)?.totalCents;
  const listed = option ?? price.last?.options.find((one) => one.vehicle === vehicle);
  const shown = listed && discountedOption(listed, step === LAST_STEP ? found : undefined);
  /** On a phone the bar with the price has the button instead. */
  const ofWide = shown ? 'max-lg:hidden' : '';
  const isPriced = useHeld(option !== undefined, LABEL_MS);
  const facts = <JourneyFacts values={values} places={places} />;
  const status = <FormStatus failure={failure} />;
  /** Without scripts the invalid fields may be at the bottom of the page. */
  const isRefused = (usePostedForm(REQUEST_FORM)?.errors.length ?? 0) > 0;
  return (
    <div className="items-start gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
      <form
        {...form.formProps}
        action="/api/transfers/requests"
        data-stores-draft={isStored || undefined}
        className="min-w-0 scroll-mt-24 pb-8"
      >
        <FormPage id={REQUEST_FORM} />
        <TrapFields values={values} onWebsite={(text) => form.set('website', text)} />
        {isRefused && (
          <p className="mb-6 hidden rounded-xl bg-danger px-4 py-3 font-semibold text-white noscript:block">
            {t('request.refused')}
          </p>
        )}
        <div className="mb-6">
          <StepProgress current={step} onGo={goTo} />
        </div>
        {step > 1 && (
          <div className="mb-4 flex items-start justify-between gap-4 rounded-2xl bg-limestone-100 p-4 lg:hidden noscript:hidden">
            {facts}
            <button
              type="button"
              onClick={() => goTo(1)}
              className="min-h-11 shrink-0 font-semibold text-sea-700 underline underline-offset-4"
            >
              {t('request.change')}
            </button>
          </div>
        )}
        <StepSection step={1} current={step}>
          {step === 1 && status}
          <JourneyStep
            form={form}
            places={places}
            today={today}
            rules={rules}
            isPriced={isPriced}
          />
        </StepSection>
        <PartFrame
          onNear={LaterSteps.begin}
          className={step === 1 ? 'hidden noscript:block' : undefined}
        >
          <LaterSteps
            {...{ request, places, vehicles, rules, journey, status, ofWide, found }}
            onFound={setFound}
          />
        </PartFrame>
      </form>
      <PartFrame onNear={PriceSummary.begin} waitsForTouch={always} className="contents">
        <PriceSummary
          isReturn={values.trip === 'return'}
          isLast={step === LAST_STEP}
          button={
            <button
              type="submit"
              form={form.formProps.id}
              disabled={isSending}
              className={buttonClass(
                step === LAST_STEP ? 'primary' : 'sea',
                'max-lg:px-5! max-lg:py-1! max-lg:text-sm max-lg:leading-tight',
              )}
            >
              <BusyLabel isBusy={isSending}>
                {step === LAST_STEP ? tCommon('binding.request') : t('request.continue')}
              </BusyLabel>
            </button>
          }
          quote={price.quote ?? price.last}
          option={shown}
          oldCents={oldCents}
          isAsking={price.isAsking}
          lack={isComplete ? (price.isFailed ? 'answer' : 'price') : 'journey'}
          vehicle={name?.name}
        >
          {facts}
        </PriceSummary>
      </PartFrame>
    </div>
  );
}
