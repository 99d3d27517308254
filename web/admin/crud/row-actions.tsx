import { useTranslation } from 'react-i18next';
import { TextButton, TextLink } from './button.tsx';
import { SplitColumn } from './list-table.tsx';
import type { AdminPath } from './paths.ts';

type RowActionsProps = {
  name: string;
  isTrash: boolean;
  editPath: AdminPath;
  onDuplicate: (() => void) | undefined;
  onDelete: () => void;
  onRestore: () => void;
};

const ACTION = 'inline-flex min-h-11 items-center px-2 text-sm md:min-h-8';

/** The column of «Edit» and «Delete», or «Restore» in the trash. */
export function RowActions({ name, isTrash, editPath, onDuplicate, onDelete, onRestore }: RowActionsProps) {
  const { t } = useTranslation('admin');
  return (
    <SplitColumn
      head={
        <th scope="col" className="px-2 py-3 text-left font-semibold">
          <span className="sr-only">{t('list.actions')}</span>
        </th>
      }
      cell={
        <td className="py-3 pr-3 pl-2 text-right md:sticky md:right-0 md:bg-white md:group-hover/row:bg-limestone-50 max-md:block print:hidden min-[88rem]:whitespace-nowrap max-md:-ml-2 max-md:px-0 max-md:pb-0 max-md:text-left">
          {isTrash ? (
            <TextButton className={ACTION} label={t('list.restore')} of={name} onClick={onRestore} />
          ) : (
            <>
              <TextLink to={editPath} className={ACTION} label={t('list.edit')} of={name} />
              {onDuplicate && <TextButton className={ACTION} label={t('list.duplicate')} of={name} onClick={onDuplicate} />}
              <TextButton isDanger className={ACTION} label={t('list.delete')} of={name} onClick={onDelete} />
            </>
          )}
        </td>
      }
    />
  );
}
