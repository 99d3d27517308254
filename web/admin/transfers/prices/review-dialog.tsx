import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attempt, type Outcome } from '#admin/attempt.ts';
import { TextInput } from '#admin/controls.tsx';
import { Dialog } from '#admin/dialog.tsx';
import { Field } from '#admin/field.tsx';
import { useKeptText } from '#admin/inbox/use-kept-text.ts';
import { Loading } from '#admin/loading.tsx';
import type { PriceGrid, PricePreview } from '#contract/transfer-price-admin.ts';
import { useFailureText } from '#forms/failure-text.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { GapList } from './gap-list.tsx';
import type { PriceNames } from './names.ts';
import { amountCount } from './price-draft.ts';
import { previewPrices, savePrices } from './prices-api.ts';
import type { PriceTable } from './use-price-table.ts';

type ReviewDialogProps = {
  table: PriceTable;
  names: PriceNames;
  onSaved: (grid: PriceGrid) => void;
  /** Another table was saved first. */
  onLate: (current: PriceGrid) => void;
  onClose: () => void;
};

/** What a save would change, and on which pages; then the save, as a version with a note. */
export function ReviewDialog({ table, names, onSaved, onLate, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const [preview, setPreview] = useState<Outcome<PricePreview>>();
  const [note, setNote] = useKeptText('prices');
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const failureText = useFailureText();
  const [attempts, setAttempts] = useState(1);
  const [sent] = useState(() => ({ baseVersion: table.grid.version.id, ...table.change }));

  useEffect(() => {
    let isOver = false;
    if (attempts > 0) void attempt(() => previewPrices(sent)).then((outcome) => !isOver && setPreview(outcome));
    return () => {
      isOver = true;
    };
  }, [sent, attempts]);
  // A refusal for lateness holds the table as it stands now.
  const late = preview?.is === 'conflict' ? (preview.current as unknown as PriceGrid) : undefined;
  useEffect(() => {
    if (late) onLate(late);
  }, [late, onLate]);

  const save = async () => {
    setSaving(true);
    setFailure(undefined);
    const outcome = await attempt(() => savePrices({ ...sent, note }));
    setSaving(false);
    if (outcome.is === 'saved') {
      setNote('');
      onSaved(outcome.saved);
    } else if (outcome.is === 'conflict') onLate(outcome.current);
    else setFailure(failureText(outcome.error, t('form.not_saved')));
  };
  return (
    <Dialog title={t('prices.review')} onClose={onClose} isWide>
      {!preview && <Loading />}
      {preview?.is === 'failed' && <LoadError onRetry={() => setAttempts(attempts + 1)} />}
      {preview?.is === 'refused' && (
        <p role="alert" className="font-semibold text-danger">
          {t('prices.refused')}
        </p>
      )}
      {preview?.is === 'saved' && (
        <form
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <p>{t('prices.review_text', { count: amountCount(preview.saved.differences) })}</p>
          <DifferenceTable label={t('prices.review')} differences={preview.saved.differences} names={names} />
          <section>
            <h3 className="font-sans font-semibold">{t('prices.pages')}</h3>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {preview.saved.pages.map((path) => (
                <li key={path}>
                  <a
                    href={`/${language}${path}`}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="text-sea-700 underline underline-offset-4"
                  >
                    {path}
                  </a>
                </li>
              ))}
            </ul>
            <p className="mt-1 text-sm text-stone">{t('prices.pages_more')}</p>
          </section>
          {preview.saved.gaps.length > 0 && (
            <details className="rounded-xl border border-limestone-300 bg-white p-3">
              <summary className="font-semibold text-deep-900">{t('prices.gaps_after', { count: preview.saved.gaps.length })}</summary>
              <GapList gaps={preview.saved.gaps} names={names} />
            </details>
          )}
          <Field label={t('prices.note')} hint={t('prices.note_hint')}>
            {(tie) => <TextInput {...tie} value={note} onChange={setNote} maxLength={500} />}
          </Field>
          {failure && (
            <p role="alert" className="rounded-xl bg-danger px-4 py-3 font-semibold text-white">
              {failure}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" className={buttonClass('quiet')} onClick={onClose}>
              {t('conflict.back')}
            </button>
            <button type="submit" className={buttonClass('sea')} disabled={isSaving || preview.saved.differences.length === 0}>
              {isSaving && <Spinner />}
              {t('prices.save')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
