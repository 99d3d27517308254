import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { NameCell, StateColumn, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { RESOURCE_KINDS } from '#contract/bookings/resources.ts';
import { ClashesPanel } from './clashes-panel.tsx';
import { FailedCalendars } from './failed-calendars.tsx';
import { KIND_LABELS } from './kind-labels.ts';

/** Boats, vehicles, equipment and people, below the departures that cannot have what they use. */
export function ResourceListScreen() {
  const { t } = useTranslation('admin-area');
  const { search } = useListSearch();
  return (
    <ListScreen
      api={APIS.resources}
      title={t('resources.title')}
      empty={t('resources.empty')}
      nameOf={({ name }) => name}
      notice={
        <>
          <FailedCalendars />
          <ClashesPanel />
        </>
      }
      filters={
        search.status !== 'trash' && (
          <SearchSelect
            name="kind"
            label={t('resources.which_kind')}
            all={t('resources.all_kinds')}
            options={RESOURCE_KINDS.map((kind) => [kind, t(KIND_LABELS[kind])] as const)}
          />
        )
      }
    >
      {(resource) => (
        <>
          <Column title={t('field.name')} sort="name" isDefault>
            <NameCell name={resource.name} />
          </Column>
          <Column title={t('resources.which_kind')} sort="kind">
            {t(KIND_LABELS[resource.kind])}
          </Column>
          <Column title={t('resources.quantity')}>{`× ${resource.quantity}`}</Column>
          <StateColumn
            state={
              resource.isActive
                ? { label: 'drivers.active', tone: 'good' }
                : { label: 'drivers.inactive', tone: 'over' }
            }
          />
          <UpdatedColumn at={resource.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
