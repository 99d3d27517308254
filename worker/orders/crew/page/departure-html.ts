import { html } from 'hono/html';
import { countedUnit } from '#contract/bookings/unit-words.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { translate } from '#core/locales/strings.ts';
import { answerText } from '#orders/bookings/needs/answers.ts';
import type { CrewBooking, DepartureJob } from '../jobs.reads.ts';
import {
  actButton,
  cashForm,
  contactLinks,
  delayForm,
  delayOf,
  type Markup,
  mapLink,
  NOTHING,
  owedLine,
  reportLines,
  type Shown,
} from './parts.ts';

const AFTER_ALL = '99:99';
const NO_BREAK = '\u00a0';

function peopleOf({ tickets }: CrewBooking, { language, text }: Shown): string {
  const units = Map.groupBy(tickets, ({ unit }) => localize(unit, 'name', language));
  return [...units]
    .map(([name, group]) => {
      const ages = group.flatMap(({ age }) => (age === null ? [] : [age]));
      const count = countedUnit(name, group.length, (key, values) =>
        translate(language, 'common', key, values),
      );
      const people = count.replace(' ', NO_BREAK);
      return ages.length > 0
        ? `${people} (${text('crew.ages', { ages: ages.join(', ') })})`
        : people;
    })
    .join(', ');
}

/** What the guests answered, in the reader's words where the option still asks it. */
function answersOf({ questions }: DepartureJob, { answers, tickets }: CrewBooking, shown: Shown) {
  const rows = [
    ...answers.map((answer) => ({ answer, of: '' })),
    ...tickets.flatMap((ticket, at) =>
      ticket.answers.map((answer) => ({ answer, of: ticket.name ?? String(at + 1) })),
    ),
  ];
  return rows.map(({ answer, of }) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    const asked = question ? localize(question, 'question', shown.language) : answer.question;
    const said = answerText(questions, answer, shown.language);
    return html`<p class="soft">${asked}${of ? ` (${of})` : ''}${/[?:!]$/.test(asked) ? '' : ':'} <b>${said}</b></p>`;
  });
}

function pickupOf({ pickup }: CrewBooking, shown: Shown): Markup {
  if (!pickup) return NOTHING;
  const { language, text } = shown;
  const place = [
    localize(pickup, 'name', language),
    localize(pickup, 'directions', language),
    pickup.hotel,
    pickup.room,
  ].filter(Boolean);
  return html`<p><b>${text('crew.pickup')} ${pickup.time}</b> ${place.join(', ')} ${mapLink(shown, pickup, pickup.hotel || pickup.name)}</p>`;
}

function guestHtml(job: DepartureJob, booking: CrewBooking, shown: Shown): Markup {
  const { language, text } = shown;
  const target = { job: job.job, bookingId: booking.id };
  const reports = job.reports.filter(({ bookingId }) => bookingId === booking.id);
  const aboard = booking.tickets.filter(({ redeemedAt }) => redeemedAt !== null).length;
  const all = booking.tickets.length;
  const isReported = reports.some(({ kind }) => kind === 'no_show');
  const isAbsent = isReported || booking.tickets.every(isMissing);
  const minutes = delayOf(job.reports);
  const message =
    minutes === undefined
      ? undefined
      : translate(booking.language, 'admin-area', 'crew.delay_message', { minutes });
  const { name, phone } = booking.contact;
  const isOpen = aboard < all && !isReported && booking.status !== 'PENDING' && mayAct(job, shown);
  return html`<li data-open="${isOpen ? all - aboard : 0}"${isAbsent ? html` data-absent` : NOTHING}><p><b>${name || text('crew.nameless')}</b> · ${peopleOf(booking, shown)} · ${LANGUAGE_LABELS[booking.language]}</p>
${pickupOf(booking, shown)}
${booking.extras.map((extra) => html`<p>${localize(extra, 'name', language)} × ${extra.quantity}</p>`)}
${answersOf(job, booking, shown)}
${booking.notes ? html`<p class="soft" lang="${booking.language}"><q>${booking.notes}</q></p>` : NOTHING}
${booking.note ? html`<p class="soft">${booking.note}</p>` : NOTHING}
${booking.status === 'PENDING' ? html`<p class="bad">${text('crew.unconfirmed')}</p>` : NOTHING}
${owedLine(shown, booking.owedCents)}
${aboard > 0 ? html`<p class="state">${text('crew.aboard', { aboard, all })}</p>` : NOTHING}
${isAbsent && !isReported ? html`<p class="state">${text('crew.is_no_show')}</p>` : NOTHING}
${reportLines(shown, reports)}
<div class="row">${isOpen ? actButton(target, 'boarded', text('crew.board'), true) : NOTHING}${
    isOpen && aboard === 0 && !isAbsent
      ? actButton(target, 'no_show', text('crew.no_show'))
      : NOTHING
  }${contactLinks(shown, phone, message)}${cashForm(shown, target, booking.owedCents)}</div></li>`;
}

/** The desk or the guide noted that they did not come. */
const isMissing = ({ redeemedAt, noShowAt }: CrewBooking['tickets'][number]) =>
  redeemedAt === null && noShowAt !== null;

/** A day before, the page may be all that a phone without a network has on the day. */
const mayAct = ({ date, calledOffAt }: DepartureJob, { tomorrow }: Shown) =>
  calledOffAt === null && date <= tomorrow;

/** Guests in the order in which they are met: pick-ups by their time, then those who come by themselves. */
const inOrder = (bookings: readonly CrewBooking[]) => {
  const timeOf = ({ pickup }: CrewBooking) => pickup?.time ?? AFTER_ALL;
  return bookings.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
};

export function departureHtml(job: DepartureJob, shown: Shown): Markup {
  const { language, text } = shown;
  const trip = localize({ name: job.trip, translations: job.tripTexts }, 'name', language);
  const option = localize({ name: job.option, translations: job.optionTexts }, 'name', language);
  const meetingPoint = localize(
    { meetingPoint: job.meetingPoint, translations: job.tripTexts },
    'meetingPoint',
    language,
  );
  const tickets = job.bookings.flatMap((booking) => booking.tickets);
  const aboard = tickets.filter(({ redeemedAt }) => redeemedAt !== null).length;
  const isAwaited = tickets.some((one) => one.redeemedAt === null && !isMissing(one));
  const ofJob = job.reports.filter(({ bookingId }) => bookingId === null);
  const isStarted = ofJob.some(({ kind }) => kind === 'on_the_way');
  const target = { job: job.job };
  return html`<article class="job${job.calledOffAt ? ' over' : ''}"><h3><time>${job.time || text('departure.all_day')}</time>${trip}</h3>
<p class="soft">${option}</p>
${job.calledOffAt ? html`<p class="bad">${text('departure.called_off')}</p>` : NOTHING}
${meetingPoint ? html`<p>${text('mail.label.meeting_point')}: ${meetingPoint} ${mapLink(shown, job, meetingPoint)}</p>` : NOTHING}
<p><b data-aboard="${aboard}" data-said="${text('crew.aboard', { aboard: '{{aboard}}', all: tickets.length })}">${text('crew.aboard', { aboard, all: tickets.length })}</b></p>
${reportLines(shown, ofJob)}
${
  mayAct(job, shown) && job.bookings.length > 0
    ? html`<div class="row">${isStarted ? NOTHING : actButton(target, 'on_the_way', text('crew.on_the_way'))}${
        isAwaited ? actButton(target, 'boarded', text('crew.board_all')) : NOTHING
      }${job.time ? delayForm(shown, target) : NOTHING}</div>`
    : NOTHING
}
<h4>${text('crew.guests')}</h4>
${job.bookings.length === 0 ? html`<p class="soft">${text('crew.no_guests')}</p>` : NOTHING}
<ul class="guests">${inOrder(job.bookings).map((booking) => guestHtml(job, booking, shown))}</ul></article>`;
}
