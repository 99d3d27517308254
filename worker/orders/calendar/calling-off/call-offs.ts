import type { Context } from 'hono';
import type {
  CallOffInput,
  CallOffOutcome,
  CallOffReason,
  CallOffTerms,
} from '#contract/bookings/calling-off/calling-off.ts';
import type { CalendarOption, DepartureStart, Touched } from '#contract/bookings/firm-calendar.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { wallTime } from '#contract/menorca-time.ts';
import { actorOf } from '#core/auth/actor.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { refuse } from '#core/crud/check-input.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { siteOrigin } from '#core/http/origin.ts';
import type { MailKey } from '#core/locales/strings.ts';
import { type MailSite, mailSite, mailText } from '#core/mail/mail-site.ts';
import type { App } from '#env';
import { type OfferedStart, offeredStarts } from '#orders/departures/offered-day.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { auditOf } from '../named-departure.ts';
import { closeAndAsk, type Guest, guestsOf } from './call-off.ts';
import { calledOffMail, reasonIn } from './called-off.mails.ts';

/** Of mails, so that the firm edits them like those. */
const REASONS = {
  fog: 'mail.called_off_reason.fog',
  wind: 'mail.called_off_reason.wind',
  waves: 'mail.called_off_reason.waves',
  storm: 'mail.called_off_reason.storm',
  heat: 'mail.called_off_reason.heat',
  boat: 'mail.called_off_reason.boat',
  few: 'mail.called_off_reason.few',
} as const satisfies Record<string, MailKey>;

/** Reasons to choose from, in every language, as the firm has edited them. */
export const callOffReasons = (site: MailSite): CallOffReason[] =>
  Object.entries(REASONS).map(([id, key]) => ({
    id,
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, mailText(site, language)(key)]),
    ) as CallOffReason['texts'],
  }));

type Named = DepartureStart & { option: CalendarOption; plan: Plan | undefined };
type Terms = Required<Omit<CallOffInput, 'reasons'>> & Pick<CallOffTerms, 'reasons'>;

/** Refuses a deadline that is over, and a move to no day or to one before the deadline. */
function demandTerms({ answerBy, ifSilent, offeredDate }: Terms, now: Date): void {
  if (answerBy !== null && answerBy <= now.toISOString())
    throw refuse('answerBy', 'past', 'form.past');
  if (ifSilent === 'move' && offeredDate === null)
    throw refuse('ifSilent', 'invalid', 'problem.offer_a_day');
  const lastDay = answerBy === null ? '' : wallTime(new Date(answerBy)).date;
  if (ifSilent === 'move' && offeredDate !== null && lastDay > offeredDate)
    throw refuse('answerBy', 'invalid', 'problem.answer_before_offer');
}

const isSame = (one: DepartureStart, date: string, time: string) =>
  one.date === date && one.time === time;

const touched = ({ id, reference, contactName, places }: Guest): Touched => ({
  ...{ id, reference, contactName, places },
});

/** What the option has on the day that is offered, without what is being called off. */
async function startsInstead(
  c: Context<App>,
  { optionId, time }: DepartureStart,
  { offeredDate }: Terms,
  all: readonly DepartureStart[],
  now: Date,
): Promise<OfferedStart[]> {
  if (offeredDate === null) return [];
  const { db, reader } = c.var;
  const wanted = { optionId, date: offeredDate, time };
  const starts = await offeredStarts(db, reader, wanted, { places: 1, now });
  return starts.filter(
    ({ departure }) =>
      !all.some((one) => one.optionId === optionId && isSame(one, departure.date, departure.time)),
  );
}

/**
 * Calls departures off, each in a batch of its own, or with `dryRun` only says whom it concerns. What was called off before stays as it is, so that a
 * repeated call does the rest.
 */
export async function callOffs(
  c: Context<App>,
  all: readonly Named[],
  terms: Terms,
  { now, dryRun = false }: { now: Date; dryRun?: boolean },
): Promise<CallOffOutcome[]> {
  demandTerms(terms, now);
  const { db, reader } = c.var;
  const { reason, reasons, notify, offeredDate, answerBy, ifSilent } = terms;
  const [site, secret] = await Promise.all([
    reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const origin = siteOrigin(c.env, c.req.url);
  const outcomes: CallOffOutcome[] = [];
  for (const { option, plan, optionId, date, time } of all) {
    const start: DepartureStart = { optionId, date, time };
    const starts = await startsInstead(c, start, terms, all, now);
    // An option without a departure on that day offers none.
    const own: CallOffTerms =
      starts.length > 0
        ? { reasons, offeredDate, answerBy, ifSilent }
        : { reasons, offeredDate: null, answerBy, ifSilent: 'refund' };
    const mailTo = async (guest: Guest) => {
      const { id, reference, language, contactName: name, contactEmail: email } = guest;
      if (!notify || !email) return undefined;
      const about = { id, reference, language, date, time, trip: option.trip, contact: { name } };
      return calledOffMail(
        site,
        {
          ...about,
          reason: reasonIn({ reasons, reason }, language),
          terms: own,
          partner: guest.isPaidToPartner ? (guest.partner ?? '') : null,
          manageUrl: await bookingUrl(secret, origin, language, { id, reference }),
        },
        email,
      );
    };
    const done = dryRun
      ? undefined
      : await closeAndAsk(
          db,
          {
            ...{ start, plan, mailTo, terms: own },
            reason: reasonIn({ reasons, reason }, site.defaultLanguage),
            alongside: ({ length }, isThisCall) => [
              auditEntryIf(
                db,
                { ...auditOf(c, start), action: 'call-off', detail: { guests: length, notify } },
                isThisCall,
              ),
            ],
          },
          { actor: actorOf(c), now },
        );
    const guests = done?.guests ?? (await guestsOf(db, start));
    const isReached = ({ contactEmail }: Guest) => notify && contactEmail !== null;
    outcomes.push({
      ...{ ...start, option, guests: guests.map(touched) },
      told: dryRun ? guests.filter(isReached).length : (done?.mails.length ?? 0),
      unreachable: guests.filter((guest) => !isReached(guest)).map(touched),
      offered: starts.map(({ departure, vacancies }) => ({ time: departure.time, vacancies })),
    });
  }
  return outcomes;
}
