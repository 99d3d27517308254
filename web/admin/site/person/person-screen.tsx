import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { saveFile } from '#admin/frame/behaviour/save-file.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PlainForm } from '#admin/frame/plain-form.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { NoResults } from '#base/ui/sections/section-states.tsx';
import type { ErasedAnswer, FoundPerson, PersonData } from '#contract/mail/inbox.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { ErasePanel, findPeople, keyOf, keyText, readPerson } from './erase-panel.tsx';

const SHOWN = 8;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Records found, by kind, and a download of all. */
function FoundPanel({ data }: { data: PersonData }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const groups = [
    { title: t('transfers.title'), rows: data.transfers, name: 'reference' },
    { title: t('trips.title'), rows: data.bookings, name: 'reference' },
    { title: t('imports.kind_guests'), rows: data.contacts, name: 'name' },
    { title: t('waiting.title'), rows: data.waiting, name: 'localDate' },
    { title: t('gift_vouchers.title'), rows: data.giftVouchers, name: 'recipient' },
    { title: t('receipts.title'), rows: data.receipts, name: 'number' },
    { title: t('menu.reviews'), rows: data.reviews, name: 'text' },
    { title: t('messages.title'), rows: data.messages, name: 'message' },
    { title: t('subscribers.title'), rows: data.subscriptions, name: 'status' },
    { title: t('inbox.mails'), rows: data.mails, name: 'subject' },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Panel title={t('person.found', { who: keyText(keyOf(data)) })}>
      {groups.map(({ title, rows, name }) => (
        <section key={title}>
          <h3 className="font-sans font-semibold text-deep-900">
            {title} <span className="font-normal text-stone">({rows.length})</span>
          </h3>
          <ul className="mt-1 space-y-1 text-sm">
            {rows.slice(0, SHOWN).map((row) => (
              <li key={`${text(row.createdAt)}${text(row[name])}`} className="flex gap-3">
                <span className="shrink-0 text-stone">
                  {text(row.createdAt) && formatInstant(text(row.createdAt), language)}
                </span>
                <span className="line-clamp-1 min-w-0 break-all">{text(row[name])}</span>
              </li>
            ))}
          </ul>
          {rows.length > SHOWN && (
            <p className="mt-1 text-sm text-stone">
              {t('person.more', { count: rows.length - SHOWN })}
            </p>
          )}
        </section>
      ))}
      <Button
        look="sea"
        label={t('person.download')}
        onClick={() =>
          saveFile(
            `${keyText(keyOf(data)).replace(/[^\w.-]+/g, '_')}.json`,
            'application/json',
            JSON.stringify(data, null, 2),
          )
        }
      />
      <p className="text-sm text-stone">{t('person.download_text')}</p>
    </Panel>
  );
}

const isNothing = ({
  transfers,
  bookings,
  waiting,
  giftVouchers,
  messages,
  subscriptions,
  mails,
}: PersonData) =>
  [transfers, bookings, waiting, giftVouchers, messages, subscriptions, mails].every(
    ({ length }) => length === 0,
  );

function Erased({
  counts: { transfers, bookings, giftVouchers, ...counts },
}: {
  counts: ErasedAnswer;
}) {
  const { t } = useTranslation('admin-area');
  return (
    <div role="status">
      <Panel title={t('person.erased')}>
        <p>
          {t('person.erased_text', {
            requests: transfers + bookings,
            vouchers: giftVouchers,
            ...counts,
          })}
        </p>
      </Panel>
    </div>
  );
}

/** People who share what was typed, to choose from. */
function FoundPeople({
  people,
  onChoose,
}: {
  people: readonly FoundPerson[];
  onChoose: (person: FoundPerson) => void;
}) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('person.choose')}>
      <ul className="divide-y divide-limestone-300">
        {people.map((person) => {
          const { names, email, phone, references, records } = person;
          const who = [names.join(', '), email, phone && formatPhone(phone)].filter(Boolean);
          const label = who.length > 0 ? who.join(' · ') : references.join(', ');
          return (
            <li
              key={`${email} ${phone} ${references[0]}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                {label}
                <span className="block text-sm text-stone">
                  {[t('person.records', { count: records }), references.slice(0, 5).join(', ')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Button label={t('person.show')} of={label} onClick={() => onChoose(person)} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Finds the data held about a person, for export or erasure. */
export function PersonScreen() {
  const { t } = useTranslation('admin-area');
  const [people, setPeople] = useState<FoundPerson[]>();
  const [found, setFound] = useState<PersonData>();
  const [erased, setErased] = useState<ErasedAnswer>();
  const { mutate: show } = useAction({
    mutationFn: ({ email, phone, references }: FoundPerson) =>
      readPerson(keyOf({ email, phone, reference: references[0] ?? null })),
    onSuccess: setFound,
  });
  const form = useForm({
    id: 'person',
    initial: { q: '' },
    check: ({ q }): FormErrors => (q.trim().length < 2 ? { q: 'required' } : {}),
    send: ({ q }) => findPeople(q.trim()),
    onSent: (answer) => {
      setErased(undefined);
      setFound(undefined);
      setPeople(answer.people);
      const [only, ...others] = answer.people;
      if (only && others.length === 0) show(only);
    },
  });
  return (
    <>
      <ScreenHead title={t('person.title')} text={t('person.text')} className="mb-6" />
      <div className="space-y-6">
        <Panel title={t('person.search')}>
          <PlainForm form={form} submit={t('person.find')}>
            <TextField form={form} name="q" label={t('person.query')} autoComplete="off" required />
          </PlainForm>
        </Panel>
        {erased && <Erased counts={erased} />}
        {people && people.length === 0 && (
          <div role="status">
            <NoResults>{t('person.nothing')}</NoResults>
          </div>
        )}
        {people && people.length > 1 && <FoundPeople people={people} onChoose={show} />}
        {found?.account && (
          <p className="rounded-card border-l-8 border-sun bg-white p-4">
            {t('person.account', { name: found.account.name })}
          </p>
        )}
        {found && !isNothing(found) && (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <FoundPanel data={found} />
            <ErasePanel
              key={keyText(keyOf(found))}
              data={found}
              onErased={(counts) => {
                setErased(counts);
                setFound(undefined);
                setPeople(undefined);
                form.reset();
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}
