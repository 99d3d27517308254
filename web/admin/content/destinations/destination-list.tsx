import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import {
  LanguagesColumn,
  NameCell,
  PublicationColumn,
  UpdatedColumn,
} from '#admin/frame/list/row-parts.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { REGIONS } from '#contract/fields.ts';
import { localize } from '#contract/languages/translation.ts';
import { DESTINATION_KINDS } from '#contract/places/destinations.ts';

export function DestinationListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ListScreen
      api={APIS.destinations}
      title={t('content.destinations')}
      empty={t('content.destinations_empty')}
      nameOf={(place) => localize(place, 'name', language)}
      states={['draft', 'published']}
      canPublish
      canDuplicate
      filters={
        <>
          <SearchSelect
            name="region"
            label={t('field.region')}
            all={t('destination.all_regions')}
            options={REGIONS.map((region) => [region, t(`region.${region}`)])}
          />
          <SearchSelect
            name="kind"
            label={t('destination.kind')}
            all={t('content.all_types')}
            options={DESTINATION_KINDS.map((kind) => [kind, t(`destination.kind_${kind}`)])}
          />
        </>
      }
    >
      {(place) => (
        <>
          <Column title={t('field.name')} sort="name" isDefault isWide>
            <NameCell
              image={place.image}
              name={localize(place, 'name', language)}
              note={`${t(`destination.kind_${place.kind}`)} · ${t(`region.${place.region}`)}${place.isPopular ? ` · ${t('field.popular_short')}` : ''}`}
            />
          </Column>
          <PublicationColumn status={place.status} />
          <LanguagesColumn row={place} fields={['name', 'description']} />
          <UpdatedColumn at={place.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
