import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import {
  LanguagesColumn,
  NameCell,
  SortOrderColumn,
  StateColumn,
  UpdatedColumn,
} from '#admin/frame/list/row-parts.tsx';
import { useNames } from '#admin/frame/list/row-select.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { ScreenTabs } from '#admin/frame/screen-tabs.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';

/** Options of one trip, or of all. */
export function OptionListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  const trips = useNames(APIS.trips);
  const { trip } = search;
  const names = new Map(trips);
  return (
    <>
      {trip && (
        <ScreenTabs
          label="options.title"
          screens={[
            { to: `/trips/edit/${trip}`, label: 'options.trip' },
            { to: '/trips/options', search: { trip }, label: 'options.title' },
          ]}
          current="/trips/options"
        />
      )}
      <ListScreen
        api={APIS['trip-options']}
        title={t('options.title')}
        empty={t('options.empty')}
        nameOf={(option) => localize(option, 'name', language)}
        newSearch={trip ? { trip } : undefined}
        canDuplicate
        filters={
          <SearchSelect
            name="trip"
            label={t('options.trip')}
            all={t('options.all_trips')}
            options={trips}
          />
        }
      >
        {(option) => (
          <>
            <Column title={t('field.name')} sort="name" isWide>
              <NameCell
                name={localize(option, 'name', language)}
                note={names.get(option.tripId) ?? option.trip}
              />
            </Column>
            <Column title={t('options.sale')}>
              {t(option.instantConfirmation ? 'options.instant' : 'options.on_request')}
              {option.capacity !== null && ` · ${t('departure.sold', { count: option.capacity })}`}
            </Column>
            <StateColumn
              state={
                option.isActive
                  ? { label: 'options.on_sale', tone: 'good' }
                  : { label: 'options.off_sale', tone: 'over' }
              }
            />
            <LanguagesColumn row={option} fields={['name']} />
            <SortOrderColumn order={option.sortOrder} />
            <UpdatedColumn at={option.updatedAt} />
          </>
        )}
      </ListScreen>
    </>
  );
}
