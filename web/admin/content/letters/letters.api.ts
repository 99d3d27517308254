import { queryOptions } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { Language } from '#contract/languages/language.ts';
import type { LetterDelivery, LetterPreview } from '#contract/mail/letters.ts';

const LETTERS = '/api/admin/letters';
/** While mails are on their way. */
const PROGRESS_MS = 10_000;

const isUnderWay = ({ sending }: LetterDelivery) =>
  sending !== null &&
  sending.stoppedAt === null &&
  (sending.finishedAt === null || sending.sent + sending.failed + sending.kept < sending.readers);

/** Who gets the saved letter, and how far its sending is. */
export const deliveryQuery = (id: number) =>
  queryOptions<LetterDelivery>({
    queryKey: [`${LETTERS}/${id}/delivery`],
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? PROGRESS_MS : false),
  });

/** The saved letter as a reader gets it; `version` is that of the save it shows. */
export const letterQuery = (id: number, version: number, language: Language) =>
  queryOptions<LetterPreview>({
    queryKey: [apiPath(`${LETTERS}/${id}/mail`, {}, { language }), version],
  });

const post = <A>(id: number, end: string, body?: unknown) =>
  fetchJson<A>(`${LETTERS}/${id}/${end}`, { method: 'POST', body });

export const sendTestLetter = (id: number, language: Language) =>
  post<void>(id, 'test', { language });
export const sendLetter = (id: number, version: number) =>
  post<LetterDelivery>(id, 'send', { version });
export const stopLetter = (id: number) => post<LetterDelivery>(id, 'stop');
export const continueLetter = (id: number) => post<LetterDelivery>(id, 'continue');
