import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { formatInstant } from '#admin/dates.ts';
import { Panel } from '#admin/panel.tsx';
import { saveFile } from '#admin/save-file.ts';
import type { PersonData } from '#contract/inbox.ts';
import { useLanguage } from '#i18n/page-language.tsx';

const SHOWN = 8;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Records found, by kind, and a download of all. */
export function FoundPanel({ data }: { data: PersonData }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const groups = [
    { title: t('transfers.title'), rows: data.transfers, name: 'reference' },
    { title: t('trips.title'), rows: data.trips, name: 'reference' },
    { title: t('messages.title'), rows: data.messages, name: 'message' },
    { title: t('subscribers.title'), rows: data.subscriptions, name: 'status' },
    { title: t('inbox.mails'), rows: data.mails, name: 'subject' },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Panel title={t('person.found', { email: data.email })}>
      {groups.map(({ title, rows, name }) => (
        <section key={title}>
          <h3 className="font-sans font-semibold text-deep-900">
            {title} <span className="font-normal text-stone">({rows.length})</span>
          </h3>
          <ul className="mt-1 space-y-1 text-sm">
            {rows.slice(0, SHOWN).map((row) => (
              <li key={`${text(row.createdAt)}${text(row[name])}`} className="flex gap-3">
                <span className="shrink-0 text-stone">{text(row.createdAt) && formatInstant(text(row.createdAt), language)}</span>
                <span className="line-clamp-1 min-w-0 break-all">{text(row[name])}</span>
              </li>
            ))}
          </ul>
          {rows.length > SHOWN && <p className="mt-1 text-sm text-stone">{t('person.more', { count: rows.length - SHOWN })}</p>}
        </section>
      ))}
      <Button
        look="sea"
        label={t('person.download')}
        onClick={() => saveFile(`${data.email.replace(/[^\w.-]+/g, '_')}.json`, 'application/json', JSON.stringify(data, null, 2))}
      />
      <p className="text-sm text-stone">{t('person.download_text')}</p>
    </Panel>
  );
}
