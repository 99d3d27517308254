import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { LONG_ANSWER_MS } from '#admin/frame/behaviour/long-answer.ts';
import type { AdminKey, AdminPath } from '#admin/frame/behaviour/paths.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRights } from '#admin/frame/behaviour/use-rights.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { Examples, FirstHour, FirstStep } from '#contract/admin/first-hour.ts';

/** Any save may finish a step. */
export const FIRST_HOUR_BASE = '/api/admin/first-hour';

export const firstHourQuery = queryOptions<FirstHour>({
  queryKey: [FIRST_HOUR_BASE],
  staleTime: 0,
  refetchOnMount: 'always',
});
export const examplesQuery = queryOptions<Examples>({
  queryKey: [`${FIRST_HOUR_BASE}/examples`],
  staleTime: 0,
  refetchOnMount: 'always',
});

export const removeExamples = (withChanged: boolean) =>
  fetchJson<Examples>(`${FIRST_HOUR_BASE}/examples/remove`, {
    method: 'POST',
    body: { withChanged },
    limitMs: LONG_ANSWER_MS,
  });
export const restoreExamples = () =>
  fetchJson<Examples>(`${FIRST_HOUR_BASE}/examples/restore`, {
    method: 'POST',
    body: {},
    limitMs: LONG_ANSWER_MS,
  });

/** Undefined for those who do not see it. */
export function useFirstHour(): FirstHour | undefined {
  const { sees } = useRights();
  return useQuery({ ...firstHourQuery, enabled: sees('/first-hour') }).data;
}

type FirstHourChange = { step: FirstStep; isSkipped: boolean } | { isPutAway: boolean };

/** Leaves a step out, or puts the list away. Changes are sent one after another, each upon what the one before it left. */
export function useFirstHourChange() {
  const client = useQueryClient();
  return useAction({
    scope: { id: FIRST_HOUR_BASE },
    mutationFn: async (change: FirstHourChange) => {
      const { steps, isPutAway } = await client.ensureQueryData(firstHourQuery);
      const isLeftOut = (state: FirstHour['steps'][number]) =>
        'step' in change && change.step === state.step ? change.isSkipped : state.isSkipped;
      const body = {
        skipped: steps.filter(isLeftOut).map(({ step }) => step),
        isPutAway: 'isPutAway' in change ? change.isPutAway : isPutAway,
      };
      return fetchJson<FirstHour>(FIRST_HOUR_BASE, { method: 'PUT', body });
    },
    onSuccess: (answer) => client.setQueryData(firstHourQuery.queryKey, answer),
  });
}

type StepWords = { label: AdminKey; text: AdminKey; to: AdminPath; field?: string };
/** Where each step is done. */
export const STEPS: Record<FirstStep, StepWords> = {
  name: {
    ...{ label: 'first_hour.name', text: 'first_hour.name_text' },
    ...{ to: '/settings/brand', field: 'siteName' },
  },
  logo: {
    ...{ label: 'first_hour.logo', text: 'first_hour.logo_text' },
    ...{ to: '/settings/brand', field: 'brand.square' },
  },
  colours: {
    ...{ label: 'first_hour.colours', text: 'first_hour.colours_text' },
    ...{ to: '/settings/brand', field: 'primary' },
  },
  contact: {
    ...{ label: 'first_hour.contact', text: 'first_hour.contact_text' },
    ...{ to: '/settings', field: 'street' },
  },
  legal: {
    ...{ label: 'first_hour.legal', text: 'first_hour.legal_text' },
    ...{ to: '/settings', field: 'legalName' },
  },
  payment: { label: 'first_hour.payment', text: 'first_hour.payment_text', to: '/settings/keys' },
  mail: { label: 'first_hour.mail', text: 'first_hour.mail_text', to: '/settings/keys' },
  trip: { label: 'first_hour.trip', text: 'first_hour.trip_text', to: '/trips/new' },
  examples: {
    ...{ label: 'first_hour.examples', text: 'first_hour.examples_text' },
    ...{ to: '/first-hour', field: 'examples' },
  },
};
