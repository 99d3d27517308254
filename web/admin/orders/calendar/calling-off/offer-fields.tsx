import { useTranslation } from 'react-i18next';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { InstantField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import type { IfSilent } from '#contract/bookings/calling-off/calling-off.ts';
import { type WeatherForm, withOffer } from './weather-form.ts';

type OfferProps = { form: WeatherForm; onChange: (form: WeatherForm) => void };

/** What guests can choose: another date, the money, or the day that is offered; until when, and what happens without an answer. */
export function OfferFields({ form, onChange }: OfferProps) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <TextField
        label={t('weather_day.offered')}
        hint={t('weather_day.offered_hint')}
        type="date"
        min={serverToday()}
        value={form.offeredDate}
        onChange={(offeredDate) => onChange(withOffer(form, offeredDate))}
      />
      <InstantField
        label={t('weather_day.answer_by')}
        hint={t('weather_day.answer_by_hint')}
        value={form.answerBy}
        onChange={(answerBy) => onChange({ ...form, answerBy })}
      />
      {form.answerBy !== null && form.offeredDate !== '' && (
        <SelectField<IfSilent>
          label={t('weather_day.silent')}
          value={form.ifSilent}
          onChange={(ifSilent) => onChange({ ...form, ifSilent })}
          options={[
            ['refund', t('weather_day.silent_refund')],
            ['move', t('weather_day.silent_move')],
          ]}
        />
      )}
      <Checkbox
        label={t('call_off.tell')}
        value={form.notify}
        onChange={(notify) => onChange({ ...form, notify })}
      />
    </>
  );
}
