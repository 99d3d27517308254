import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ErasedAnswer, FoundPerson, PersonData, PersonKey } from '#contract/mail/inbox.ts';

// All use POST, so that what is looked for does not appear in logs.
export const findPeople = (q: string) =>
  fetchJson<{ people: FoundPerson[] }>('/api/admin/person/find', { method: 'POST', body: { q } });
export const readPerson = (person: PersonKey) =>
  fetchJson<PersonData>('/api/admin/person/export', { method: 'POST', body: person });
const erasePerson = (person: PersonKey) =>
  fetchJson<ErasedAnswer>('/api/admin/person/erase', { method: 'POST', body: person });

/** What the data belong to: an address, else a number, else a reference. */
export function keyOf({
  email,
  phone,
  reference,
}: Pick<PersonData, 'email' | 'phone' | 'reference'>): PersonKey {
  if (email !== null) return { email };
  return phone !== null ? { phone } : { reference: reference ?? '' };
}
export const keyText = ({ email, phone, reference }: PersonKey): string =>
  email ?? phone ?? reference ?? '';

type ErasePanelProps = { data: PersonData; onErased: (counts: ErasedAnswer) => void };

/** Erases a person's data after their address, number or reference was typed again; first lists their upcoming bookings. */
export function ErasePanel({ data, onErased }: ErasePanelProps) {
  const { upcoming } = data;
  const person = keyOf(data);
  const who = keyText(person);
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const touch = useTouch();
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === who.toLowerCase();
  const { mutate, isPending, isSuccess } = useAction({
    mutationFn: () => erasePerson(person),
    onSuccess: (counts) => {
      void touch('/api/admin/');
      onErased(counts);
    },
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
      <SubmitForm className="space-y-4" onSubmit={() => isSame && !isBusy && mutate()}>
        <TextField
          label={t('person.type_email', { who })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
        <Button
          look="primary"
          className="bg-danger! hover:bg-danger/90!"
          label={t('person.erase_button')}
          type="submit"
          disabled={!isSame}
          isBusy={isBusy}
        />
      </SubmitForm>
    </Panel>
  );
}
