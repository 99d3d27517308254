import { useTranslation } from 'react-i18next';
import { AdminLink } from './admin-link.tsx';
import type { AdminPath } from './paths.ts';

type RowActionsProps = {
  name: string;
  isTrash: boolean;
  editPath: AdminPath;
  onDuplicate: (() => void) | undefined;
  onDelete: () => void;
  onRestore: () => void;
};

const ACTION = 'inline-flex min-h-11 items-center px-2 text-sm md:min-h-8 font-semibold underline underline-offset-4';

/** «Edit» and «Delete» of a row, or «Restore» in the trash. The row's name is visible to screen readers only. */
export function RowActions({ name, isTrash, editPath, onDuplicate, onDelete, onRestore }: RowActionsProps) {
  const { t } = useTranslation('admin');
  const ofRow = (
    <>
      {' '}
      <span className="sr-only">{name}</span>
    </>
  );
  return (
    <td className="py-3 pr-3 pl-2 text-right md:sticky md:right-0 md:bg-white md:group-hover/row:bg-limestone-50 max-md:block print:hidden min-[88rem]:whitespace-nowrap max-md:-ml-2 max-md:px-0 max-md:pb-0 max-md:text-left">
      {isTrash ? (
        <button type="button" className={`${ACTION} text-sea-700`} onClick={onRestore}>
          {t('list.restore')}
          {ofRow}
        </button>
      ) : (
        <>
          <AdminLink to={editPath} className={`${ACTION} text-sea-700`}>
            {t('list.edit')}
            {ofRow}
          </AdminLink>
          {onDuplicate && (
            <button type="button" className={`${ACTION} text-sea-700`} onClick={onDuplicate}>
              {t('list.duplicate')}
              {ofRow}
            </button>
          )}
          <button type="button" className={`${ACTION} text-danger`} onClick={onDelete}>
            {t('list.delete')}
            {ofRow}
          </button>
        </>
      )}
    </td>
  );
}
