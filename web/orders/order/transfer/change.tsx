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
import { FlightField } from '#web-orders/transfer/steps/journey/flight-field.tsx';
import { Fold } from '../item/item-card.tsx';
import { apiOf, type BookedItem } from '../items.ts';
import { useOrderChanged } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';

const NOTHING = { leg: 'outbound', date: '', time: '', flight: '', address: '', message: '' };

/** Requests another time, flight, address or other change; the firm replies. */
export function TransferChange({ item, booking }: { item: BookedItem; booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const { token, reference } = item;
  const { idOf, isAsked } = useShown(reference);
  const [id, formId] = [idOf('change'), idOf('transfer-change')];
  const changed = useOrderChanged();
  const action = `${apiOf(item)}/change`;
  const form = useForm({
    id: formId,
    initial: { ...NOTHING, token },
    relatedTo: () => Object.keys(NOTHING),
    send: (values) => fetchJson<unknown>(action, { method: 'POST', body: values }),
    onSent: async () => {
      await changed();
      form.reset();
    },
  });
  /** Without scripts the response renders the form again. */
  const isRefused = usePostedForm(formId) !== undefined;
  return (
    <Fold id={id} title={t('change.open')} isOpen={isAsked('change') || isRefused}>
      <form {...form.formProps} action={`${action}#${id}`} className="space-y-5">
        <FormPage id={formId} />
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
    </Fold>
  );
}
