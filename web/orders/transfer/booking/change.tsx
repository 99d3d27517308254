import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { FormStatus, SelectField, TextAreaField, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { ADDRESS_LENGTH } from '#contract/transfers/fields.ts';
import { useBookingChanged } from '#web-orders/paying/booking-changed.ts';
import { FlightField } from '../steps/journey/flight-field.tsx';
import { bookingQuery, pathsOf } from '../transfers.queries.ts';

const FORM = 'transfer-change';
const NOTHING = { leg: 'outbound', date: '', time: '', flight: '', address: '', message: '' };

/** Requests another time, flight, address or other change; the firm replies. */
export function BookingChange({ booking, token }: { booking: TransferBooking; token: string }) {
  const { t } = useTranslation('airport-transfers');
  const queryClient = useQueryClient();
  const changed = useBookingChanged(pathsOf(booking.reference));
  const action = `/api/transfers/requests/${booking.reference}/change`;
  const form = useForm({
    id: FORM,
    initial: { ...NOTHING, token },
    relatedTo: () => Object.keys(NOTHING),
    send: (values) => fetchJson<TransferBooking>(action, { method: 'POST', body: values }),
    onSent: async (answer) => {
      await changed();
      queryClient.setQueryData(bookingQuery(booking.reference, token).queryKey, answer);
      form.reset();
    },
  });
  /** Without scripts the response renders the form again. */
  const isRefused = usePostedForm(FORM) !== undefined;
  return (
    <details
      id="change"
      open={isRefused || undefined}
      className="scroll-mt-28 rounded-card border border-limestone-300 bg-white"
      data-no-print
    >
      <summary className="min-h-11 px-5 py-4 font-semibold text-deep-900 sm:px-6">
        {t('change.open')}
      </summary>
      <form {...form.formProps} action={`${action}#change`} className="space-y-5 px-5 pb-6 sm:px-6">
        <FormPage id={FORM} />
        <input type="hidden" name="token" value={token} />
        <p className="text-stone">{t('change.text')}</p>
        <FormStatus failure={form.failure} />
        {booking.legs.length > 1 && (
          <SelectField form={form} name="leg" label={t('change.leg')}>
            <option value="outbound">{t('line.outbound')}</option>
            <option value="return">{t('line.return')}</option>
          </SelectField>
        )}
        <TextField form={form} name="date" label={t('change.date')} type="date" required={false} />
        <div className="grid items-end gap-5 xs:grid-cols-2">
          <TextField
            form={form}
            name="time"
            label={t('change.time')}
            type="time"
            required={false}
          />
          <FlightField form={form} name="flight" label={t('change.flight')} />
        </div>
        <TextField
          form={form}
          name="address"
          label={t('change.address')}
          autoComplete="off"
          maxLength={ADDRESS_LENGTH}
          required={false}
        />
        <TextAreaField
          form={form}
          name="message"
          label={t('change.message')}
          rows={3}
          maxLength={2000}
          required={false}
        />
        <button type="submit" disabled={form.isSending} className={buttonClass('sea')}>
          <BusyLabel isBusy={form.isSending}>{t('change.send')}</BusyLabel>
        </button>
      </form>
    </details>
  );
}
