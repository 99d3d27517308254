import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/panel.tsx';
import { PlainForm } from '#admin/plain-form.tsx';
import { ScreenHead } from '#admin/screen-head.tsx';
import { EMAIL_PATTERN } from '#contract/contact.ts';
import type { ErasedAnswer, PersonData } from '#contract/inbox.ts';
import { TextField } from '#forms/fields.tsx';
import { type FormErrors, useForm } from '#forms/use-form.ts';
import { NoResults } from '#ui/section-states.tsx';
import { ErasePanel, findPerson } from './erase-panel.tsx';
import { FoundPanel } from './found-panel.tsx';

const isNothing = ({ transfers, trips, messages, subscriptions, mails }: PersonData) =>
  [transfers, trips, messages, subscriptions, mails].every(({ length }) => length === 0);

function Erased({ counts: { transfers, trips, messages, subscriptions, mails } }: { counts: ErasedAnswer }) {
  const { t } = useTranslation('admin');
  return (
    <div role="status">
      <Panel title={t('person.erased')}>
        <p>{t('person.erased_text', { requests: transfers + trips, messages, subscriptions, mails })}</p>
      </Panel>
    </div>
  );
}

/** Finds the data held about a person, for export or erasure. */
export function PersonScreen() {
  const { t } = useTranslation('admin');
  const [found, setFound] = useState<PersonData>();
  const [erased, setErased] = useState<ErasedAnswer>();
  const form = useForm({
    id: 'person',
    initial: { email: '' },
    check: ({ email }): FormErrors => (EMAIL_PATTERN.test(email.trim()) ? {} : { email: email.trim() === '' ? 'required' : 'email' }),
    send: ({ email }) => findPerson(email.trim()),
    onSent: (data) => {
      setErased(undefined);
      setFound(data);
    },
  });
  return (
    <>
      <ScreenHead title={t('person.title')} text={t('person.text')} className="mb-6" />
      <div className="space-y-6">
        <Panel title={t('person.search')}>
          <PlainForm form={form} submit={t('person.find')}>
            <TextField form={form} name="email" label={t('person.email')} type="email" inputMode="email" autoComplete="off" required />
          </PlainForm>
        </Panel>
        {erased && <Erased counts={erased} />}
        {found && isNothing(found) && (
          <div role="status">
            <NoResults>{t('person.nothing', { email: found.email })}</NoResults>
          </div>
        )}
        {found?.account && (
          <p className="rounded-card border-l-8 border-sun bg-white p-4">{t('person.account', { name: found.account.name })}</p>
        )}
        {found && !isNothing(found) && (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <FoundPanel data={found} />
            <ErasePanel
              key={found.email}
              data={found}
              onErased={(counts) => {
                setErased(counts);
                setFound(undefined);
                form.reset();
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}
