import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { DurationField } from '#admin/frame/fields/duration-field.tsx';
import {
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  TimeField,
} from '#admin/frame/fields/fields.tsx';
import { Failure } from '#admin/frame/markdown/markup.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import { errorsOf } from '#base/forms/field-messages.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import {
  EXCEPTION_KINDS,
  type TripException,
  type TripPlanInput,
} from '#contract/bookings/plans.ts';
import { localize } from '#contract/languages/translation.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { saveException, saveExceptionSpan } from '../options-api.ts';
import { KIND_LABELS } from './exception-kinds.ts';
import { OtherOptions } from './other-options.tsx';

const EMPTY: Omit<TripException, 'isCalledOff'> = {
  localDate: '',
  localTime: '',
  kind: 'closed',
  capacity: null,
  minPeople: null,
  decideMinutes: null,
  cents: {},
  note: '',
};

type ExceptionFormProps = { option: EditedRow<TripPlanInput>; onSaved: () => Promise<void> };

/** Sets one day: closed, one more departure, other places or prices. */
export function ExceptionForm({ option, onSaved }: ExceptionFormProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const failureText = useFailureText();
  const [values, setValues] = useState(EMPTY);
  const [lastDay, setLastDay] = useState('');
  const [others, setOthers] = useState<number[]>([]);
  const isSpan = (lastDay !== '' && lastDay !== values.localDate) || others.length > 0;
  const [errors, setErrors] = useState<Record<string, FieldErrorCode>>({});
  const set = (change: Partial<TripException>) => {
    setValues({ ...values, ...change });
    setErrors({});
  };
  const save = useMutation({
    mutationFn: async () => {
      const { cents, localDate, ...rest } = values;
      const day =
        values.kind === 'closed'
          ? { ...rest, capacity: null, minPeople: null, decideMinutes: null }
          : rest;
      if (isSpan)
        await saveExceptionSpan({
          ...day,
          ...{ optionIds: [option.id, ...others], from: localDate, to: lastDay || localDate },
        });
      else
        await saveException(option.id, {
          ...day,
          localDate,
          cents: values.kind === 'closed' ? {} : cents,
        });
    },
    onSuccess: async () => {
      setValues(EMPTY);
      setLastDay('');
      setOthers([]);
      addToast({ title: t('options.day_saved') });
      await onSaved();
    },
    onError: (error) => setErrors(errorsOf(error instanceof AnswerError ? error.fieldErrors : [])),
  });
  const isHire = option.availabilityType === 'OPENING_HOURS';
  const rows =
    option.pricingPer === 'BOOKING'
      ? [{ key: 'booking', name: t('options.whole_booking') }]
      : option.units.map((unit) => ({
          key: String(unit.id),
          name: localize(unit, 'name', language),
        }));
  const setPrice = (key: string, cents: number | null) => {
    const { [key]: _before, ...others } = values.cents;
    set({ cents: cents === null ? others : { ...others, [key]: cents } });
  };
  return (
    <SubmitForm
      className="space-y-4"
      onSubmit={() => (values.localDate ? save.mutate() : setErrors({ date: 'required' }))}
    >
      <SelectField
        label={t('options.exception_kind')}
        value={values.kind}
        onChange={(kind) => set({ kind })}
        options={EXCEPTION_KINDS.map((kind) => [kind, t(KIND_LABELS[kind])])}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          type="date"
          label={t('options.date')}
          error={errors.date ?? errors.from}
          value={values.localDate}
          onChange={(localDate) => set({ localDate })}
        />
        <TextField
          type="date"
          label={t('options.last_day')}
          hint={t('options.last_day_hint')}
          error={errors.to}
          value={lastDay}
          min={values.localDate}
          onChange={setLastDay}
        />
        {!isHire && (
          <TimeField
            label={t('options.time')}
            hint={values.kind === 'extra' ? undefined : t('options.time_hint')}
            error={errors.time}
            value={values.localTime}
            onChange={(localTime) => set({ localTime })}
          />
        )}
      </div>
      {values.kind !== 'closed' && (
        <div className="grid grid-cols-2 items-end gap-4">
          <NumberField
            label={t('options.capacity')}
            error={errors.capacity}
            value={values.capacity}
            onChange={(capacity) => set({ capacity })}
          />
          <NumberField
            label={t('options.min_people')}
            hint={t('options.min_people_day_hint')}
            error={errors.minPeople}
            value={values.minPeople}
            onChange={(minPeople) =>
              set({ minPeople, decideMinutes: minPeople ? option.decideMinutes : null })
            }
          />
          {values.decideMinutes !== null && (
            <DurationField
              label={t('options.decide')}
              error={errors.decideMinutes}
              value={values.decideMinutes}
              onChange={(decideMinutes) => set({ decideMinutes })}
            />
          )}
          {(isSpan ? [] : rows).map(({ key, name }) => (
            <MoneyField
              key={key}
              label={t('options.price_of', { name })}
              error={errors[`cents.${key}`]}
              value={values.cents[key] ?? null}
              onChange={(cents) => setPrice(key, cents)}
            />
          ))}
        </div>
      )}
      <OtherOptions id={option.id} value={others} onChange={setOthers} />
      <TextField
        label={t('options.note')}
        value={values.note}
        onChange={(note) => set({ note })}
        maxLength={500}
      />
      {save.error && Object.keys(errors).length === 0 && (
        <Failure text={failureText(save.error, t('form.not_saved'))} />
      )}
      <Button look="sea" label={t('options.set_day')} type="submit" isBusy={save.isPending} />
    </SubmitForm>
  );
}
