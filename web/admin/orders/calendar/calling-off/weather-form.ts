import { serverNow } from '#base/clock/server-clock.ts';
import type {
  CallOffReason,
  CallOffsInput,
  IfSilent,
} from '#contract/bookings/calling-off/calling-off.ts';
import type { DepartureStart } from '#contract/bookings/firm-calendar.ts';
import { addDays } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { instantOf, wallTime } from '#contract/menorca-time.ts';

/** Guests have until this hour of the evening. */
const EVENING = '20:00';

export type WeatherForm = {
  /** Of a template; empty for own words. */
  reasonId: string;
  reasons: Record<Language, string>;
  offeredDate: string;
  answerBy: string | null;
  ifSilent: IfSilent;
  notify: boolean;
};

/** The next evening, or the one before the day that is offered; none when that is over. */
function usualDeadline(offeredDate: string): string | null {
  const tomorrow = addDays(wallTime(new Date(serverNow())).date, 1);
  const date = offeredDate !== '' && offeredDate <= tomorrow ? addDays(offeredDate, -1) : tomorrow;
  const instant = instantOf({ date, time: EVENING });
  return instant instanceof Date && instant.getTime() > serverNow() ? instant.toISOString() : null;
}

export const emptyForm = (offeredDate = ''): WeatherForm => ({
  reasonId: '',
  reasons: { es: '', en: '', de: '', ca: '' },
  offeredDate,
  answerBy: usualDeadline(offeredDate),
  ifSilent: 'refund',
  notify: true,
});

/** The form with another day to offer. The usual deadline follows it; one that was chosen stays. */
export const withOffer = (form: WeatherForm, offeredDate: string): WeatherForm => ({
  ...form,
  offeredDate,
  answerBy:
    form.answerBy === usualDeadline(form.offeredDate) ? usualDeadline(offeredDate) : form.answerBy,
});

/** The form with the words of a template, which can be edited then. */
export const withReason = (
  form: WeatherForm,
  reasonId: string,
  templates: readonly CallOffReason[],
): WeatherForm => ({
  ...form,
  reasonId,
  reasons: templates.find(({ id }) => id === reasonId)?.texts ?? emptyForm().reasons,
});

/** What is sent; a language without words gets those of another one, that of the screen first. */
export function sentForm(
  departures: readonly DepartureStart[],
  { reasons, offeredDate, answerBy, ifSilent, notify }: WeatherForm,
  language: Language,
): CallOffsInput {
  const written = Object.entries(reasons).filter(([, text]) => text.trim() !== '');
  return {
    departures: departures.map(({ optionId, date, time }) => ({ optionId, date, time })),
    reason: reasons[language].trim() || (written[0]?.[1] ?? ''),
    reasons: Object.fromEntries(written),
    offeredDate: offeredDate || null,
    answerBy,
    ifSilent: offeredDate ? ifSilent : 'refund',
    notify,
  };
}
