import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ButtonLink } from '#admin/frame/button.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import {
  LanguagesColumn,
  NameCell,
  SortOrderColumn,
  UpdatedColumn,
} from '#admin/frame/list/row-parts.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';

/** Templates of answers, with the languages that each is in. */
export function AnswerTemplateListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ListScreen
      api={APIS['answer-templates']}
      title={t('answer_templates.title')}
      actions={<ButtonLink to="/messages" label={t('messages.title')} />}
      empty={t('answer_templates.empty')}
      nameOf={(template) => localize(template, 'name', language)}
      canDuplicate
    >
      {(template) => (
        <>
          <Column title={t('field.name')} sort="name" isWide>
            <NameCell name={localize(template, 'name', language)} />
            <p className="line-clamp-2 text-sm break-words text-stone">
              {localize(template, 'answer', language)}
            </p>
          </Column>
          <LanguagesColumn row={template} fields={['name', 'answer']} />
          <SortOrderColumn order={template.sortOrder} />
          <UpdatedColumn at={template.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
