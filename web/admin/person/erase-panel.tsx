import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { TextInput } from '#admin/controls.tsx';
import { formatWeekday } from '#admin/dates.ts';
import { Field } from '#admin/field.tsx';
import { useTouch } from '#admin/inbox/use-record.ts';
import { Panel } from '#admin/panel.tsx';
import { useFailureToast } from '#admin/use-action.ts';
import type { ErasedAnswer, PersonData } from '#contract/inbox.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { erasePerson } from './person.api.ts';

type ErasePanelProps = { data: PersonData; onErased: (counts: ErasedAnswer) => void };

/** Erases a person's data after the address was typed again; first lists their upcoming bookings. */
export function ErasePanel({ data: { email, upcoming }, onErased }: ErasePanelProps) {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const language = useLanguage();
  const touch = useTouch();
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => erasePerson(email),
    onSuccess: (counts) => {
      void touch('/api/admin/');
      onErased(counts);
    },
    onError: (error) => tellFailure(error),
  });
  const isBusy = isPending || isSuccess;
  return (
    <Panel title={t('person.erase')}>
      <p>{t('person.erase_text')}</p>
      {upcoming.length > 0 && (
        <div className="rounded-xl border-l-8 border-terracotta-600 bg-limestone-100 p-4">
          <p className="font-semibold">{t('person.upcoming')}</p>
          <ul className="mt-1">
            {upcoming.map(({ kind, reference, date }) => (
              <li key={`${reference}${date}`}>
                {t(kind === 'transfer' ? 'person.upcoming_transfer' : 'person.upcoming_trip', {
                  reference,
                  date: formatWeekday(date, language),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame && !isBusy) mutate();
        }}
      >
        <Field label={t('person.type_email', { email })}>
          {(tie) => <TextInput {...tie} autoComplete="off" autoCapitalize="none" spellCheck={false} value={typed} onChange={setTyped} />}
        </Field>
        <Button
          look="primary"
          className="bg-danger! hover:bg-danger/90!"
          label={t('person.erase_button')}
          type="submit"
          disabled={!isSame}
          isBusy={isBusy}
        />
      </form>
    </Panel>
  );
}
