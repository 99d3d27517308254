import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { FormStatus, SelectField, TextAreaField, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { ADDRESS_LENGTH } from '#contract/transfers/fields.ts';
import { FlightField } from '#web-orders/transfer/steps/journey/flight-field.tsx';
import { Fold } from '../item/item-card.tsx';
import { apiOf, type BookedItem } from '../items.ts';
import { useOrderChanged } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';

const FIELDS = {
  date: 'change.field_date',
  time: 'change.field_time',
  flight: 'change.field_flight',
  address: 'change.field_address',
  message: 'change.field_message',
} as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];

const NOTHING = { leg: 'outbound', date: '', time: '', flight: '', address: '', message: '' };

/** Requests another time, flight, address or other change; the firm replies. */
export function TransferChange({ item, booking }: { item: BookedItem; booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const { t: common } = useTranslation();
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
      const sent = NAMES.filter((name) => form.values[name].trim() !== '').map(nameOf);
      await changed();
      form.reset();
      addToast({ title: t('change.sent'), description: sent.join(' · ') });
    },
  });
  const isReturn = booking.legs.length > 1;
  const leg = t(form.values.leg === 'return' ? 'line.return' : 'line.outbound');
  /** `Return journey: time`: which of two journeys a field is about. */
  const nameOf = (name: Field) => t('change.of', { leg, field: t(FIELDS[name]) });
  /** Without scripts the response renders the form again. */
  const isRefused = usePostedForm(formId) !== undefined;
  const isHydrated = useHydrated();
  const labelOf = (name: Field, label: string) =>
    isReturn && name !== 'message' && (isHydrated || isRefused)
      ? t('change.of', { leg, field: label })
      : label;
  const errorOf = (name: Field) => {
    const code = form.errors[name];
    return code && `${nameOf(name)}. ${common(FIELD_MESSAGES[code])}`;
  };
  return (
    <Fold id={id} title={t('change.open')} isOpen={isAsked('change') || isRefused}>
      <form {...form.formProps} action={`${action}#${id}`} className="space-y-5">
        <FormPage id={formId} />
        <input type="hidden" name="token" value={token} />
        <p className="text-stone">{t('change.text')}</p>
        <FormStatus
          failure={form.failure}
          refused={NAMES.filter((name) => form.errors[name]).map(nameOf)}
        />
        {isReturn && (
          <SelectField form={form} name="leg" label={t('change.leg')}>
            <option value="outbound">{t('line.outbound')}</option>
            <option value="return">{t('line.return')}</option>
          </SelectField>
        )}
        <TextField
          form={form}
          name="date"
          label={labelOf('date', t('change.date'))}
          errorText={errorOf('date')}
          type="date"
          required={false}
        />
        <div className="grid items-end gap-5 xs:grid-cols-2">
          <TextField
            form={form}
            name="time"
            label={labelOf('time', t('change.time'))}
            errorText={errorOf('time')}
            type="time"
            required={false}
          />
          <FlightField
            form={form}
            name="flight"
            label={labelOf('flight', t('change.flight'))}
            errorText={errorOf('flight')}
          />
        </div>
        <TextField
          form={form}
          name="address"
          label={labelOf('address', t('change.address'))}
          errorText={errorOf('address')}
          autoComplete="off"
          maxLength={ADDRESS_LENGTH}
          required={false}
        />
        <TextAreaField
          form={form}
          name="message"
          label={labelOf('message', t('change.message'))}
          errorText={errorOf('message')}
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
