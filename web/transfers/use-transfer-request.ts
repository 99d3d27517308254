import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { AnswerError, fetchJson } from '#api/fetch-json.ts';
import type { Quote, TransferRequestAnswer } from '#contract/transfer-request.ts';
import { useForm } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { journeyKey, quoteBody, type RequestValues, requestBody } from './request-values.ts';

/** A price as shown: for which journey, and what it was before when it changed under way. */
type Shown = { quote: Quote; key: string; before?: Quote | undefined };
type Outcome = { shown: Shown } | { made: TransferRequestAnswer };

const askPrice = (values: RequestValues) => fetchJson<Quote>('/api/transfers/quote', { method: 'POST', body: quoteBody(values) });

/** The price no longer holds: it changed, or the quote is too old. */
const isOutdated = (error: unknown) =>
  error instanceof AnswerError && (error.status === 409 || error.fieldErrors.some(({ path }) => path === 'quoteToken'));

/** Two buttons, one form: «Get price» shows prices, «Send request» sends with the price that was shown, never with another. */
export function useTransferRequest(initial: RequestValues, firstQuote: Quote | undefined) {
  const language = useLanguage();
  const navigate = useNavigate();
  const wish = useRef<'price' | 'request'>('price');
  const idempotencyKey = useRef<string>(undefined);
  const [shown, setShown] = useState<Shown | undefined>(firstQuote && { quote: firstQuote, key: journeyKey(initial) });

  const showPrice = async (values: RequestValues, before?: Quote): Promise<Outcome> => ({
    shown: { quote: await askPrice(values), key: journeyKey(values), before },
  });

  const form = useForm<RequestValues, Outcome>({
    id: 'transfer-request',
    initial: { ...initial, vehicle: initial.vehicle || (firstQuote?.options[0]?.vehicle ?? '') },
    send: async (values) => {
      if (wish.current === 'price' || shown?.key !== journeyKey(values)) return showPrice(values);
      idempotencyKey.current ??= crypto.randomUUID();
      try {
        const made = await fetchJson<TransferRequestAnswer>('/api/transfers/requests', {
          method: 'POST',
          body: requestBody(values, shown.quote.quoteToken, language),
          headers: { 'Idempotency-Key': idempotencyKey.current },
        });
        return { made };
      } catch (error) {
        if (isOutdated(error)) return showPrice(values, shown.quote);
        throw error;
      }
    },
    onSent: (outcome) => {
      if ('made' in outcome) {
        const token = new URL(outcome.made.manageUrl).searchParams.get('token') ?? '';
        void navigate({ to: `/airport-transfers/booking/${outcome.made.reference}`, search: { token } } as never);
        return;
      }
      setShown(outcome.shown);
      const { options } = outcome.shown.quote;
      if (!options.some(({ vehicle }) => vehicle === form.values.vehicle)) form.set('vehicle', options[0]?.vehicle ?? '');
      document.getElementById('price')?.scrollIntoView({ block: 'start' });
    },
  });

  return {
    form,
    /** Undefined as soon as the journey is another than the one that was priced. */
    shown: shown?.key === journeyKey(form.values) ? shown : undefined,
    want: (button: 'price' | 'request') => {
      wish.current = button;
    },
  };
}
