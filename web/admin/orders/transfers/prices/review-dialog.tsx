import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { useKeptText } from '#admin/frame/inbox/reply-panel.tsx';
import { Loading } from '#admin/frame/loading.tsx';
import { Failure, NewTabLink, Problem } from '#admin/frame/markdown/markup.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError, currentOf } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { PriceGrid } from '#contract/transfers/admin/price-admin.ts';
import { DifferenceTable, type PriceNames } from './difference-table.tsx';
import { GapList } from './gaps-panel.tsx';
import { amountCount } from './price-draft.ts';
import { pricePreviewQuery, savePrices } from './prices-api.ts';
import type { PriceTable } from './use-price-table.ts';

type ReviewDialogProps = {
  table: PriceTable;
  names: PriceNames;
  onSaved: (grid: PriceGrid) => void;
  /** Called when another save came first. */
  onLate: (current: PriceGrid) => void;
  onClose: () => void;
};

/** Preview of a save and the affected pages; then the save, as a version with a note. */
export function ReviewDialog({ table, names, onSaved, onLate, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [note, setNote] = useKeptText('prices');
  const failureText = useFailureText();
  const [sent] = useState(() => ({ baseVersion: table.grid.version.id, ...table.change }));

  const preview = useQuery(pricePreviewQuery(sent));
  // A version conflict returns the current table.
  const late = currentOf<PriceGrid>(preview.error);
  const isRefused = preview.error instanceof AnswerError && preview.error.status === 422;
  useEffect(() => {
    if (late) onLate(late);
  }, [late, onLate]);

  const save = useMutation({
    mutationFn: () => savePrices({ ...sent, note }),
    onSuccess: (saved) => {
      setNote('');
      onSaved(saved);
    },
    onError: (error) => {
      const current = currentOf<PriceGrid>(error);
      if (current) onLate(current);
    },
  });
  return (
    <Dialog title={t('prices.review')} onClose={onClose} isWide>
      {preview.isPending && <Loading />}
      {preview.isError && !isRefused && !late && <LoadError onRetry={preview.refetch} />}
      {isRefused && <Problem text={t('prices.refused')} />}
      {preview.data && (
        <SubmitForm className="space-y-5" onSubmit={() => save.mutate()}>
          <p>{t('prices.review_text', { count: amountCount(preview.data.differences) })}</p>
          <DifferenceTable
            label={t('prices.review')}
            differences={preview.data.differences}
            names={names}
          />
          <section>
            <h3 className="font-sans font-semibold">{t('prices.pages')}</h3>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {preview.data.pages.map((path) => (
                <li key={path}>
                  <NewTabLink
                    href={`/${language}${path}`}
                    className="text-sea-700 underline underline-offset-4"
                    label={path}
                  />
                </li>
              ))}
            </ul>
            <p className="mt-1 text-sm text-stone">{t('prices.pages_more')}</p>
          </section>
          {preview.data.gaps.length > 0 && (
            <details className="rounded-xl border border-limestone-300 bg-white p-3">
              <summary className="font-semibold text-deep-900">
                {t('prices.gaps_after', { count: preview.data.gaps.length })}
              </summary>
              <GapList gaps={preview.data.gaps} names={names} />
            </details>
          )}
          <TextField
            label={t('prices.note')}
            hint={t('prices.note_hint')}
            value={note}
            onChange={setNote}
            maxLength={500}
          />
          {save.error && !currentOf(save.error) && (
            <Failure text={failureText(save.error, t('form.not_saved'))} />
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button label={t('conflict.back')} onClick={onClose} />
            <Button
              look="sea"
              label={t('prices.save')}
              type="submit"
              disabled={preview.data.differences.length === 0}
              isBusy={save.isPending}
            />
          </div>
        </SubmitForm>
      )}
    </Dialog>
  );
}
