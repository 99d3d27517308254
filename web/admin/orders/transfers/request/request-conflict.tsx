import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { HeadCell } from '#admin/frame/markdown/markup.tsx';
import { TimelineList } from '#admin/frame/orders/timeline.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import { type ChangedFact, changedFacts } from './request-facts.ts';
import { useTransferEntries } from './use-transfer-entries.tsx';

/** Changed values: before and after. */
export function ChangedFacts({ facts }: { facts: readonly ChangedFact[] }) {
  const { t } = useTranslation('admin-area');
  return (
    <table className="w-full border-collapse text-sm">
      <thead className="text-stone">
        <tr>
          <HeadCell className="p-1.5 text-left" text={t('conflict.fact')} />
          <HeadCell className="p-1.5 text-left" text={t('conflict.before')} />
          <HeadCell className="p-1.5 text-left" text={t('conflict.now')} />
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, before, after }) => (
          <tr key={label} className="border-t border-limestone-300 align-top">
            <th scope="row" className="p-1.5 text-left font-semibold">
              {t(label)}
            </th>
            <td className="p-1.5 break-words whitespace-pre-line text-stone line-through">
              {before || '—'}
            </td>
            <td className="p-1.5 font-semibold break-words whitespace-pre-line">{after || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RequestConflictProps = { seen: TransferDetail; current: TransferDetail; onClose: () => void };

/** Conflict dialog: who changed the request meanwhile and what is different now. Our own change was not saved. */
export function RequestConflict({ seen, current, onClose }: RequestConflictProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const entriesOf = useTransferEntries();
  const known = Math.max(0, ...seen.events.map(({ id }) => id));
  const news = current.events.filter(({ id }) => id > known);
  const facts = changedFacts(seen, current, language, t);
  return (
    <Dialog title={t('conflict.late_title')} onClose={onClose}>
      <p>{t('conflict.late_text')}</p>
      {news.length > 0 && (
        <div className="mt-4">
          <TimelineList entries={entriesOf({ ...current, events: news })} />
        </div>
      )}
      {facts.length > 0 && (
        <div className="mt-4 overflow-x-auto">
          <ChangedFacts facts={facts} />
        </div>
      )}
      <div className="mt-6 flex justify-end">
        <Button look="sea" label={t('conflict.show_current')} onClick={onClose} />
      </div>
    </Dialog>
  );
}
