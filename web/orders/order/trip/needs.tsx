import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { Directions } from '#base/content/directions.tsx';
import { Row } from '#base/content/orders/booking-parts.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { pickupClock } from '#contract/bookings/needs/pickups.ts';
import { answerTo, openOf } from '#contract/bookings/needs/questions.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize, localizeList } from '#contract/languages/translation.ts';
import {
  fieldsOf,
  type Needs,
  needsOf,
  PICKUP_HOTEL,
  PICKUP_POINT,
} from '#web-orders/needs/needs-fields.ts';
import { NeedsFields } from '#web-orders/needs/needs-form.tsx';
import { Fold } from '../item/item-card.tsx';
import { apiOf, type BookedItem } from '../items.ts';
import { useOrderChanged } from '../order-changed.ts';

const FORM = 'booking-answers';
/** Of each booking on a page: the mail of the day before leads to it. */
const partOf = (part: string, { reference }: BookedItem) => `${part}-${reference}`;

function needsIn({ option, tickets, time }: GuestBooking, language: Language): Needs {
  // A copy for offline use may be of before options had them.
  const { questions = [], pickups = [] } = option;
  return {
    questions: questions.map((question) => ({
      ...question,
      question: localize(question, 'question', language),
      help: localize(question, 'help', language),
      text: localize(question, 'text', language),
      choices: localizeList(question, 'choices', language),
    })),
    pickups: pickups.map((point) => ({ ...point, name: localize(point, 'name', language) })),
    tickets: tickets.map(({ uuid }) => uuid),
    time,
  };
}

/** What was answered; a choice in the page's language. */
function valuesOf(booking: GuestBooking, needs: Needs): Record<string, string> {
  const { answers, pickup, option } = booking;
  return {
    [PICKUP_POINT]: pickup?.id ?? '',
    [PICKUP_HOTEL]: pickup?.hotel ?? '',
    ...Object.fromEntries(
      fieldsOf(needs).map(({ question, ticket, name }) => {
        const value = answerTo(answers, question, ticket ?? null)?.value ?? '';
        const plain = option.questions.find(({ id }) => id === question.id)?.choices ?? [];
        return [name, question.choices[plain.indexOf(value)] ?? value];
      }),
    ),
  };
}

/** When and where the guest is picked up. */
export function PickupRows({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { pickup, time } = booking;
  if (!pickup) return null;
  const { latitude, longitude, hotel, room } = pickup;
  const place = localize(pickup, 'name', language);
  const at = pickupClock(time, pickup);
  const directions = localize(pickup, 'directions', language);
  return (
    <>
      <Row label={t('pickup.label')}>
        {at ? t('pickup.at', { place, time: at }) : place}
        <span className="block font-normal">
          {[directions, hotel, room].filter(Boolean).join(' · ')}
        </span>
      </Row>
      {latitude !== null && longitude !== null && (
        <Row label={t('pickup.map')}>
          <Directions to={{ latitude, longitude }} name={place} />
        </Row>
      )}
    </>
  );
}

/** The form of the link's holder: what is open, and what was answered. */
export function TripNeeds({ item, booking }: { item: BookedItem; booking: GuestBooking }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const needs = needsIn(booking, language);
  const action = `${apiOf(item)}/answers`;
  const id = partOf(FORM, item);
  const isRefused = usePostedForm(id) !== undefined;
  const form = useForm<Record<string, string>, unknown>({
    id,
    initial: valuesOf(booking, needs),
    send: (values) =>
      fetchJson<unknown>(action, {
        method: 'POST',
        body: { token: item.token, ...needsOf(needs, values, { isChange: true }) },
      }),
    onSent: useOrderChanged(),
  });
  const { status } = booking;
  const isLive = status === 'CONFIRMED' || status === 'PENDING';
  const isEmpty = needs.questions.length === 0 && needs.pickups.length === 0;
  if (!isLive || isEmpty) return null;
  const isOpen = openOf(needs.questions, booking.tickets, booking.answers).length > 0;
  return (
    <Fold
      id={partOf('needs', item)}
      title={t(isOpen ? 'needs.open' : 'needs.correct')}
      isOpen={isOpen || isRefused}
    >
      <form {...form.formProps} action={`${action}#${partOf('needs', item)}`} className="space-y-5">
        <FormPage id={id} />
        <input type="hidden" name="token" value={item.token} />
        <FormStatus failure={form.failure} />
        <NeedsFields form={form} needs={needs} />
        <button type="submit" disabled={form.isSending} className={buttonClass('sea')}>
          <BusyLabel isBusy={form.isSending}>{t('needs.save')}</BusyLabel>
        </button>
        <p role="status" className="font-semibold text-deep-900">
          {form.answer !== undefined && t('needs.saved')}
        </p>
      </form>
    </Fold>
  );
}
