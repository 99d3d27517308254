import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AnswerError } from '#base/api/fetch-json.ts';
import { serverNow } from '#base/clock/server-clock.ts';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import type { Quote, TransferRequestAnswer } from '#contract/transfers/request.ts';
import { quoteQuery } from '../transfers.queries.ts';
import { usePersonCheck } from './person-check/use-person-check.ts';
import { usePrice } from './price/use-price.ts';
import { problemsOf, relatedFields } from './problems.ts';
import { hasErrorAt, LAST_STEP, type Step, stepOf, stepOfErrors } from './steps.ts';
import { addressOf, journeyOf, type RequestValues } from './values.ts';

export const REQUEST_FORM = 'transfer-request';

const loadSending = () => import('./send-request.ts');

type Outcome =
  | { next: Step }
  | { made: TransferRequestAnswer }
  | { changedFrom: Quote }
  | { unseen: string };

const optionOf = (quote: Quote | undefined, vehicle: string) =>
  quote?.options.find((option) => option.vehicle === vehicle);

/** What a guest agrees to with the price. */
const termsOf = ({ payment, freeCancellationUntil }: Quote) =>
  JSON.stringify([payment, freeCancellationUntil]);

const keyOf = (values: RequestValues) => JSON.stringify(journeyOf(values));

/** The price is outdated: it changed, or the quote has expired. */
const isOutdated = (error: unknown) =>
  error instanceof AnswerError &&
  !error.fieldErrors.some(({ path }) => path === 'code') &&
  (error.status === 409 || error.fieldErrors.some(({ path }) => path === 'quoteToken'));

/** The cheapest that fits, unless one was chosen; in later steps a choice remains, so that the form reports when it no longer fits. */
const vehicleOf = (chosen: string, quote: Quote | undefined, step: Step) =>
  chosen !== '' && (step > 2 || quote === undefined || optionOf(quote, chosen))
    ? chosen
    : (quote?.options[0]?.vehicle ?? '');

/** The form in four steps: the URL holds the step; each validates before the next; the last sends the displayed price and no other. */
export function useTransferRequest(initial: RequestValues, requestedStep: string | undefined) {
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  /** The quote shown before the price changed. */
  const [before, setBefore] = useState<{ quote: Quote; journey: string }>();
  /** The journey whose price loaded only on submit. */
  const [unseen, setUnseen] = useState<string>();

  const person = usePersonCheck();
  const posted = usePostedForm(REQUEST_FORM);
  /** A form rejected without scripts opens at the step with the error, whatever the URL says. */
  const [refusedStep, setRefusedStep] = useState(
    () => posted && stepOfErrors(posted.errors.map(({ path }) => path)),
  );

  const goTo = (step: Step, values: RequestValues, isReplacing = false) => {
    setRefusedStep(undefined);
    return navigate({
      to: '/airport-transfers/request',
      search: { ...addressOf(values), ...(step > 1 && { step: String(step) }) },
      replace: isReplacing,
      resetScroll: false,
    });
  };

  const priceOf = (values: RequestValues, isAnew = false) => {
    const query = quoteQuery(journeyOf(values));
    const known = queryClient.getQueryData(query.queryKey);
    const isOver = known !== undefined && Date.parse(known.validUntil) <= serverNow();
    return queryClient.fetchQuery({
      ...query,
      staleTime: isAnew || isOver ? 0 : Number.POSITIVE_INFINITY,
    });
  };

  const sendWith = async ({ quoteToken }: Quote, values: RequestValues) => {
    const { sendRequest } = await loadSending();
    try {
      const personCheck = person.answer;
      return await sendRequest({ values, quoteToken, vehicle, language, personCheck });
    } catch (error) {
      // The server checks the price before the Turnstile token.
      if (!isOutdated(error)) person.renew();
      throw error;
    }
  };

  const send = async (values: RequestValues): Promise<Outcome> => {
    const shown = price.quote;
    // The code of the next step is there before it is shown.
    const [quote] = await Promise.all([
      step === 2 && shown ? shown : priceOf(values),
      import('./later-steps.tsx'),
    ]);
    if (step < LAST_STEP) return { next: (step + 1) as Step };
    // A price that was not displayed is never submitted.
    if (!shown) return { unseen: keyOf(values) };
    const differenceOf = (one: Quote): Outcome | undefined =>
      optionOf(one, vehicle)?.totalCents !== optionOf(shown, vehicle)?.totalCents
        ? { changedFrom: shown }
        : termsOf(one) !== termsOf(shown)
          ? { unseen: keyOf(values) }
          : undefined;
    const difference = differenceOf(quote);
    if (difference) return difference;
    try {
      return { made: await sendWith(quote, values) };
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const fresh = await priceOf(values, true);
      return differenceOf(fresh) ?? { made: await sendWith(fresh, values) };
    }
  };

  const form = useForm<RequestValues, Outcome>({
    id: REQUEST_FORM,
    initial,
    check: (values) => ({
      ...problemsOf(step, values, price.quote, vehicle),
      ...(step === LAST_STEP &&
        person.siteKey &&
        !person.answer && { [TURNSTILE_FIELD]: 'required' as const }),
    }),
    send,
    relatedTo: relatedFields,
    onSent: (outcome) => {
      if ('made' in outcome) {
        const token = new URL(outcome.made.manageUrl).searchParams.get('token') ?? '';
        void navigate({
          to: '/order/$reference',
          params: { reference: outcome.made.reference },
          search: { token },
        });
      } else if ('changedFrom' in outcome) {
        setBefore({ quote: outcome.changedFrom, journey: keyOf(form.values) });
      } else if ('unseen' in outcome) {
        setUnseen(outcome.unseen);
      } else {
        setBefore(undefined);
        if (step >= 2) form.set('vehicle', vehicle);
        void goTo(outcome.next, step >= 2 ? { ...form.values, vehicle } : form.values);
      }
    },
    onRefused: (errors) => {
      const target = stepOfErrors(Object.keys(errors));
      if (target && target !== step) void goTo(target, form.values);
    },
  });
  const price = usePrice(form.values);
  const step: Step = refusedStep ?? stepOf(requestedStep, form.values);
  const vehicle = vehicleOf(form.values.vehicle, price.last, step);

  // A journey from the URL may be in the past or unavailable.
  const refused = step > 1 ? stepOfErrors(Object.keys(price.errors)) : undefined;
  const { refuse } = form;
  useEffect(() => {
    if (refused) refuse(price.errors);
  }, [refused, refuse, price.errors]);
  const isOtherStep = refused !== undefined && refused !== step;
  const goBack = useEffectEvent(() => refused && void goTo(refused, form.values, true));
  useEffect(() => {
    if (isOtherStep) goBack();
  }, [isOtherStep]);

  // A step change clears the form-level failure; invalid fields are marked in their own step.
  const { dismiss } = form;
  const triedAt = useRef(step);
  useEffect(() => {
    if (triedAt.current === step) return;
    triedAt.current = step;
    dismiss();
  }, [step, dismiss]);
  const isLast = step === LAST_STEP;
  useEffect(() => {
    // Without it the button requests it anew.
    if (isLast) loadSending().catch(() => {});
  }, [isLast]);
  const isOfStep = form.failure?.is !== 'fields' || hasErrorAt(step, Object.keys(form.errors));

  return {
    form,
    /** The failure of this step. */
    failure: isOfStep ? form.failure : undefined,
    step,
    price,
    person,
    vehicle,
    option: optionOf(price.quote, vehicle),
    before: before?.journey === keyOf(form.values) ? before.quote : undefined,
    isUnseen: unseen === keyOf(form.values),
    goTo: (target: Step) => void goTo(target, form.values),
  };
}

export type TransferRequest = ReturnType<typeof useTransferRequest>;
