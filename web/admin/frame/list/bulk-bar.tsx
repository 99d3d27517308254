import { useTranslation } from 'react-i18next';
import type { BulkAction } from '#contract/admin/crud.ts';

type BulkBarProps = {
  count: number;
  isTrash: boolean;
  canPublish: boolean;
  onBulk: (action: BulkAction) => void;
};

/** Actions on the selected rows. */
export function BulkBar({ count, isTrash, canPublish, onBulk }: BulkBarProps) {
  const { t } = useTranslation('admin-area');
  const actions: { action: BulkAction; label: string }[] = isTrash
    ? [{ action: 'restore', label: t('list.restore') }]
    : [
        ...(canPublish
          ? [
              { action: 'publish' as const, label: t('list.publish') },
              { action: 'unpublish' as const, label: t('list.unpublish') },
            ]
          : []),
        { action: 'delete', label: t('list.delete_selected') },
      ];
  return (
    <div
      role="toolbar"
      aria-label={t('list.bulk')}
      className="on-dark sticky top-18 z-9 mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-2xl bg-deep-900 px-5 py-3 text-white"
    >
      <p role="status">{t('list.selected', { count })}</p>
      {actions.map(({ action, label }) => (
        <button
          key={action}
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={() => onBulk(action)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
