import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { NameCell, StateColumn, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl } from '#contract/people/phone-links.ts';

export function GuideListScreen() {
  const { t } = useTranslation('admin-area');
  const { search } = useListSearch();
  return (
    <ListScreen
      api={APIS.guides}
      title={t('guides.title')}
      empty={t('guides.empty')}
      nameOf={({ name }) => name}
      filters={
        search.status !== 'trash' && (
          <SearchSelect
            name="status"
            label={t('guides.which')}
            all={t('guides.all')}
            options={[
              ['active', t('drivers.only_active')],
              ['inactive', t('drivers.only_inactive')],
            ]}
          />
        )
      }
    >
      {(guide) => (
        <>
          <Column title={t('field.name')} sort="name" isDefault>
            <NameCell name={guide.name} />
          </Column>
          <Column title={t('mail.label.phone')}>
            {guide.phone && (
              <a
                href={telUrl(guide.phone)}
                className="inline-flex min-h-11 items-center whitespace-nowrap text-sea-700 underline underline-offset-4 md:min-h-0"
              >
                {formatPhone(guide.phone)}
              </a>
            )}
          </Column>
          <Column title={t('guides.languages')} isWide>
            {guide.languages.map((language) => LANGUAGE_LABELS[language]).join(', ')}
          </Column>
          <StateColumn
            state={
              guide.isActive
                ? { label: 'drivers.active', tone: 'good' }
                : { label: 'drivers.inactive', tone: 'over' }
            }
          />
          <UpdatedColumn at={guide.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
