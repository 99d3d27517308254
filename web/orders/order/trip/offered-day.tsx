import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { GuestBooking, OfferedStart } from '#contract/bookings/guest-bookings.ts';
import { ItemCard } from '../item/item-card.tsx';
import { apiOf, type BookedItem } from '../items.ts';
import { useItemDone, useOrderChanged } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';
import { Refusal } from './refusal.tsx';

/** Starts of a day that are shown, nearest to the booking's hour. */
const MOST_STARTS = 4;

type TakeProps = { item: BookedItem; start: OfferedStart; isFirst: boolean };

/** Takes a start of the day that is offered, with or without scripts. */
function Take({ item, start, isFirst }: TakeProps) {
  const { t } = useTranslation('order');
  const { reference, token } = item;
  const { idOf } = useShown(reference);
  const id = idOf(`offered-${start.time.replace(':', '')}`);
  const action = `${apiOf(item)}/change`;
  const changed = useOrderChanged();
  const done = useItemDone(reference);
  const form = useForm({
    id,
    initial: { token, departureId: start.id },
    send: () =>
      fetchJson<GuestBooking>(action, { method: 'POST', body: { token, departureId: start.id } }),
    // Other guests may have been faster: what is left is shown anew.
    onFailed: () => void changed(),
    onSent: async () => {
      await done();
      addToast({ title: t('voucher.changed') });
    },
  });
  return (
    <form {...form.formProps} action={`${action}#${idOf('offered')}`} className="space-y-3">
      <FormPage id={id} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="departureId" value={start.id} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="submit"
          disabled={form.isSending}
          className={buttonClass(isFirst ? 'primary' : 'quiet')}
        >
          <BusyLabel isBusy={form.isSending}>
            {start.time
              ? t('voucher.offered_take_at', { time: start.time })
              : t('voucher.offered_take')}
          </BusyLabel>
        </button>
        {start.vacancies !== null && (
          <span className="text-stone">
            {t('voucher.offered_left', { count: start.vacancies })}
          </span>
        )}
      </div>
      {form.failure?.is === 'refused' ? (
        <Refusal error={form.failure.error} />
      ) : (
        <FormStatus failure={form.failure} />
      )}
    </form>
  );
}

/** The day that the firm offers instead of a departure that was called off: what is left of it, first come, first served. */
export function OfferedDay({ item, booking }: { item: BookedItem; booking: GuestBooking }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { idOf } = useShown(item.reference);
  const offered = booking.calledOff?.offered;
  if (!offered || !booking.canChange) return null;
  const open = offered.starts.filter(({ isAvailable }) => isAvailable).slice(0, MOST_STARTS);
  const most = Math.max(0, ...offered.starts.map(({ vacancies }) => vacancies ?? 0));
  return (
    <div id={idOf('offered')} className="scroll-mt-28" data-no-print>
      <ItemCard
        reference={item.reference}
        title={t('voucher.offered', { day: formatDate(offered.date, language) })}
      >
        {open.length > 0 ? (
          <>
            <p>{t('voucher.offered_text')}</p>
            <div className="mt-5 space-y-4">
              {open.map((start, n) => (
                <Take key={start.id} item={item} start={start} isFirst={n === 0} />
              ))}
            </div>
          </>
        ) : (
          <p role="status" className="font-semibold text-deep-900">
            {most > 0 ? t('voucher.offered_few', { count: most }) : t('voucher.offered_full')}
          </p>
        )}
      </ItemCard>
    </div>
  );
}
