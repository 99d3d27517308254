import { useTranslation } from 'react-i18next';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { EditorApi } from '../../behaviour/resource-api.ts';
import { useAction } from '../../behaviour/use-action.ts';
import { useRefresh } from '../../behaviour/use-refresh.ts';
import { Button } from '../../button.tsx';

type TrashNoticeProps<T extends object> = {
  api: Pick<EditorApi<T>, 'base' | 'restore'>;
  id: number;
  /** Receives the restored row. */
  onRestored: (row: EditedRow<T>) => void;
};

/** Notice above a row in the trash: hidden from visitors, with a restore button. */
export function TrashNotice<T extends object>({ api, id, onRestored }: TrashNoticeProps<T>) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const { mutate, isPending } = useAction({
    mutationFn: () => api.restore(id),
    onSuccess: (row) => {
      onRestored(row);
      addToast({ title: t('list.restored', { count: 1 }) });
      return refresh(api.base);
    },
  });
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border-l-8 border-sun bg-white p-4"
    >
      <p>{t('editor.in_trash')}</p>
      <Button look="sea" label={t('list.restore')} onClick={() => mutate()} isBusy={isPending} />
    </div>
  );
}
