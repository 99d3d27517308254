import { html } from 'hono/html';
import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { isLineCode, LINE_LABELS } from '#contract/transfers/line-labels.ts';
import { translate } from '#core/locales/strings.ts';
import type { TransferJob } from '../jobs.reads.ts';
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

const extraName = (code: string, language: Language) =>
  isLineCode(code) ? translate(language, 'airport-transfers', LINE_LABELS[code]) : code;

type End = TransferJob['from'];
function endHtml(label: string, place: End, address: string | null, shown: Shown): Markup {
  const name = localize(place, 'name', shown.language);
  const meeting = localize(place, 'meetingPoint', shown.language);
  // The place of a hotel is its town: a map finds the address.
  const spot = address ? { latitude: null, longitude: null } : place;
  const shownPlace = address ? `${address}, ${name}` : name;
  return html`<p>${label}: <b>${shownPlace}</b> ${mapLink(shown, spot, shownPlace)}</p>${
    meeting ? html`<p class="soft">${meeting}</p>` : NOTHING
  }`;
}

function whatIsBrought(job: TransferJob, { language }: Shown): string {
  const { luggage, extras } = job;
  return [
    translate(language, 'admin-area', 'mail.luggage', luggage),
    ...extras.map(
      ({ code, quantity }) => `${extraName(code, language)}${quantity > 1 ? ` × ${quantity}` : ''}`,
    ),
  ].join(' · ');
}

const actions = (job: TransferJob, shown: Shown): Markup => {
  const { text, tomorrow } = shown;
  if (job.date > tomorrow) return NOTHING;
  const target = { job: job.job };
  const has = (kind: string) => job.reports.some((one) => one.kind === kind);
  const isOver = has('picked_up') || has('no_show');
  return html`${isOver || has('on_the_way') ? NOTHING : actButton(target, 'on_the_way', text('crew.on_the_way'))}${
    isOver
      ? NOTHING
      : html`${actButton(target, 'picked_up', text('crew.picked_up'), true)}${actButton(target, 'no_show', text('crew.no_show'))}${delayForm(shown, target)}`
  }${cashForm(shown, target, job.owedCents)}`;
};

export function transferHtml(job: TransferJob, shown: Shown): Markup {
  const { text } = shown;
  const minutes = delayOf(job.reports);
  const message =
    minutes === undefined
      ? undefined
      : translate(job.language, 'admin-area', 'crew.delay_message', { minutes });
  const people = [
    text('people.adults', { adults: job.adults }),
    ...(job.childAges.length > 0
      ? [text('people.children', { ages: job.childAges.join(', ') })]
      : []),
  ].join(' · ');
  return html`<article class="job"><h3><time>${job.time}</time>${job.guest.name || text('crew.nameless')}</h3>
${job.signName ? html`<p class="sign">${text('crew.sign', { name: job.signName })}</p>` : NOTHING}
${endHtml(text('crew.from'), job.from, job.pickupAddress, shown)}
${endHtml(text('crew.to'), job.to, job.dropoffAddress, shown)}
${
  job.flight
    ? html`<p>${text('mail.label.flight')}: <a href="https://www.google.com/search?q=${encodeURIComponent(job.flight)}" target="_blank" rel="noopener noreferrer">${job.flight}</a></p>`
    : NOTHING
}
<p>${people} · ${LANGUAGE_LABELS[job.language]}</p>
<p>${whatIsBrought(job, shown)}</p>
${job.note ? html`<p class="soft" lang="${job.language}"><q>${job.note}</q></p>` : NOTHING}
${owedLine(shown, job.owedCents)}
${reportLines(shown, job.reports)}
<div class="row">${actions(job, shown)}${contactLinks(shown, job.guest.phone, message)}</div></article>`;
}
