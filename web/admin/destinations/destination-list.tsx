import { useTranslation } from 'react-i18next';
import { destinationsApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { LanguageDots, NameCell, PublicationBadge, UpdatedAt } from '#admin/row-parts.tsx';
import { SearchSelect } from '#admin/search-select.tsx';
import { DESTINATION_KINDS } from '#contract/destinations.ts';
import { REGIONS } from '#contract/fields.ts';
import { KIND_LABELS, REGION_LABELS } from './labels.ts';

export function DestinationListScreen() {
  const { t } = useTranslation('admin');
  return (
    <ListScreen
      api={destinationsApi}
      title={t('content.destinations')}
      empty={t('content.destinations_empty')}
      newPath="/destinations/new"
      editPath={({ id }) => `/destinations/edit/${id}`}
      nameOf={({ name }) => name}
      states={['draft', 'published']}
      canPublish
      canDuplicate
      filters={(tools) => (
        <>
          <SearchSelect {...tools} name="region" label={t('field.region')}>
            <option value="">{t('destination.all_regions')}</option>
            {REGIONS.map((region) => (
              <option key={region} value={region}>
                {t(REGION_LABELS[region])}
              </option>
            ))}
          </SearchSelect>
          <SearchSelect {...tools} name="kind" label={t('destination.kind')}>
            <option value="">{t('content.all_types')}</option>
            {DESTINATION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(KIND_LABELS[kind])}
              </option>
            ))}
          </SearchSelect>
        </>
      )}
      head={(tools) => (
        <>
          <SortHead {...tools} name="name" isDefault>
            {t('field.name')}
          </SortHead>
          <Head>{t('field.status')}</Head>
          <Head>{t('field.languages')}</Head>
          <SortHead {...tools} name="updated">
            {t('field.updated')}
          </SortHead>
        </>
      )}
      row={(place) => (
        <>
          <Cell isWide>
            <NameCell
              image={place.image}
              name={place.name}
              note={`${t(KIND_LABELS[place.kind])} · ${t(REGION_LABELS[place.region])}${place.isPopular ? ` · ${t('field.popular_short')}` : ''}`}
            />
          </Cell>
          <Cell>
            <PublicationBadge status={place.status} />
          </Cell>
          <Cell>
            <LanguageDots row={place} fields={['name', 'description']} />
          </Cell>
          <Cell>
            <UpdatedAt at={place.updatedAt} />
          </Cell>
        </>
      )}
    />
  );
}
