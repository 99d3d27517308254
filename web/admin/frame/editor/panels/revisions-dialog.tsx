import { useMutation, useQuery } from '@tanstack/react-query';
import { diffWords } from 'diff';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { formatInstant } from '../../behaviour/dates.ts';
import type { EditorApi } from '../../behaviour/resource-api.ts';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { pathText, valueText } from '../../fields/value-text.ts';
import { subjectsOf } from '../../orders/subjects.ts';
import { changedPaths, valueAt } from '../changes.ts';
import { useTargetLanguage } from '../target-language.tsx';
import { SourceDiff } from '../translation-mark.tsx';

type RevisionsDialogProps<T extends object> = {
  api: EditorApi<T>;
  row: EditedRow<T>;
  onClose: () => void;
  onRestored: (row: EditedRow<T>) => void;
};

/** Differences between a revision and the saved row, field by field. */
function Differences({ then, now }: { then: unknown; now: unknown }) {
  const { t } = useTranslation('admin-area');
  const { source } = useTargetLanguage();
  // Fields missing from the input type were not stored in the revision.
  const paths = changedPaths(then, now).filter(
    (path) => path[0] !== undefined && path[0] in (then as object),
  );
  if (paths.length === 0) return <NoResults>{t('revisions.same')}</NoResults>;
  return (
    <dl className="space-y-4">
      {subjectsOf(
        paths.map((path) => ({ path })),
        source,
      ).map(({ name, shown: { path } }) => {
        const [before, after] = [
          valueText(t, valueAt(then, path)),
          valueText(t, valueAt(now, path)),
        ];
        return (
          <div key={name}>
            <dt className="font-semibold text-deep-900">{pathText(t, path)}</dt>
            <dd className="mt-1">
              {diffWords(before, after).length > 200 ? (
                <p className="text-stone">{t('revisions.rewritten')}</p>
              ) : (
                <SourceDiff before={before} after={after} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Revisions of a row: their differences and a restore button. Restoring is a new save, so nothing is lost. */
export function RevisionsDialog<T extends object>({
  api,
  row,
  onClose,
  onRestored,
}: RevisionsDialogProps<T>) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const list = useQuery({ ...api.revisions(row.id), staleTime: 0, gcTime: 0 });
  const [picked, setPicked] = useState<number>();
  const chosen = picked ?? list.data?.find(({ version }) => version !== row.version)?.version;
  const revision = useQuery({
    ...api.revision(row.id, chosen ?? 0),
    enabled: chosen !== undefined,
  });
  const { mutate: putBack, isPending } = useMutation({
    mutationFn: (version: number) => api.putBack(row.id, version, row.version),
    onSuccess: (restored) => {
      onRestored(restored);
      addToast({ title: t('revisions.restored') });
      onClose();
    },
    onError: (error) => {
      const refused = error instanceof AnswerError ? error.problem?.errors?.[0]?.code : undefined;
      const description = refused && t(FIELD_MESSAGES[refused], { ns: 'common' });
      addToast({ title: t('revisions.failed'), description, variant: 'destructive' });
    },
  });
  return (
    <Dialog title={t('revisions.title')} onClose={onClose} isWide>
      {list.isPending && <Spinner />}
      {list.isError && <LoadError error={list.error} onRetry={list.refetch} />}
      {list.data?.length === 0 && <NoResults>{t('revisions.empty')}</NoResults>}
      {list.data && list.data.length > 0 && (
        <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
          <ul className="max-h-56 space-y-1 overflow-y-auto md:max-h-[60dvh]">
            {list.data.map((one) => (
              <li key={one.version}>
                <button
                  type="button"
                  aria-pressed={one.version === chosen}
                  onClick={() => setPicked(one.version)}
                  className="w-full rounded-xl px-3 py-2 text-left hover:bg-limestone-200 aria-pressed:bg-deep-800 aria-pressed:text-white"
                >
                  <span className="block font-semibold">
                    {formatInstant(one.createdAt, language)}
                  </span>
                  <span className="block text-sm">
                    {[
                      one.user ?? t('revisions.without_account'),
                      one.version === row.version && t('revisions.now'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <div className="min-w-0">
            {chosen === undefined && <NoResults>{t('revisions.only')}</NoResults>}
            {revision.isError && <LoadError error={revision.error} onRetry={revision.refetch} />}
            {chosen !== undefined && revision.isPending && <Spinner />}
            {revision.data && (
              <>
                <p className="mb-4 text-sm text-stone">{t('revisions.text')}</p>
                <Differences then={revision.data.data} now={row} />
                {chosen !== undefined && chosen !== row.version && (
                  <Button
                    look="sea"
                    className="mt-6"
                    label={t('revisions.restore')}
                    onClick={() => putBack(chosen)}
                    isBusy={isPending}
                  />
                )}
              </>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
