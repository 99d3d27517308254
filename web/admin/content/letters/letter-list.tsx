import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { LanguagesColumn, NameCell, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';

export function LetterListScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <ListScreen
      api={APIS.letters}
      title={t('menu.letters')}
      empty={t('letters.empty')}
      nameOf={({ title }) => title}
      canDuplicate
    >
      {(letter) => (
        <>
          <Column title={t('letters.subject')} sort="title" isWide>
            <NameCell name={letter.title} />
          </Column>
          <LanguagesColumn row={letter} fields={['title']} />
          <UpdatedColumn at={letter.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
