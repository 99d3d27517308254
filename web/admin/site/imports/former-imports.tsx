import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ImportItem, ImportKind, ImportState } from '#contract/imports/imports.ts';
import { importsQuery } from './imports.api.ts';
import { Counts } from './row-list.tsx';

export const KIND_WORDS: Record<ImportKind, AdminKey> = {
  bookings: 'imports.kind_bookings',
  guests: 'imports.kind_guests',
  trips: 'imports.kind_trips',
  prices: 'imports.kind_prices',
};
const STATE_WORDS: Record<ImportState, AdminKey> = {
  open: 'imports.state_open',
  done: 'imports.state_done',
  undoing: 'imports.state_undoing',
  undone: 'imports.state_undone',
};

/** Imports of before, to go on with, to look at and to undo. */
export function FormerImports({
  isBusy,
  onContinue,
  onUndo,
  onShow,
}: {
  isBusy: boolean;
  onContinue: (one: ImportItem) => void;
  onUndo: (one: ImportItem) => void;
  onShow: (one: ImportItem) => void;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { data } = useQuery(importsQuery);
  const [undoing, setUndoing] = useState<ImportItem>();
  if (!data || data.items.length === 0) return null;
  return (
    <Panel title={t('imports.former')}>
      <ul className="divide-y divide-limestone-300">
        {data.items.map((one) => (
          <li key={one.id} className="flex flex-wrap items-start justify-between gap-4 py-4">
            <div className="min-w-0">
              <p className="font-semibold break-words">
                {one.fileName} · {t(KIND_WORDS[one.kind])}
              </p>
              <p className="mb-2 text-sm text-stone">
                {[formatInstant(one.createdAt, language), one.user, t(STATE_WORDS[one.state])]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <Counts counts={one.counts} />
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <TextButton label={t('imports.show')} of={one.fileName} onClick={() => onShow(one)} />
              {(one.state === 'open' || one.state === 'undoing') && (
                <Button
                  look="sea"
                  label={t('imports.continue')}
                  of={one.fileName}
                  disabled={isBusy}
                  onClick={() => onContinue(one)}
                />
              )}
              {(one.state === 'open' || one.state === 'done') && (
                <Button
                  label={t('imports.undo')}
                  of={one.fileName}
                  disabled={isBusy}
                  onClick={() => setUndoing(one)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {undoing && (
        <ConfirmDialog
          title={t('imports.undo_title')}
          text={t('imports.undo_text')}
          button={t('imports.undo')}
          onClose={() => setUndoing(undefined)}
          onConfirm={() => {
            onUndo(undoing);
            return Promise.resolve(true);
          }}
        />
      )}
    </Panel>
  );
}
