import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { Dialog } from '#admin/dialog.tsx';
import type { TransferDetail } from '#contract/transfer-admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { ChangedFacts } from './changed-facts.tsx';
import { EventList } from './event-list.tsx';
import { changedFacts } from './request-facts.ts';

type RequestConflictProps = { seen: TransferDetail; current: TransferDetail; onClose: () => void };

/** Conflict dialog: who changed the request meanwhile and what is different now. Our own change was not saved. */
export function RequestConflict({ seen, current, onClose }: RequestConflictProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const known = Math.max(0, ...seen.events.map(({ id }) => id));
  const news = current.events.filter(({ id }) => id > known);
  const facts = changedFacts(seen, current, language, t);
  return (
    <Dialog title={t('conflict.late_title')} onClose={onClose}>
      <p>{t('conflict.late_text')}</p>
      {news.length > 0 && (
        <div className="mt-4">
          <EventList events={news} request={current} />
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
