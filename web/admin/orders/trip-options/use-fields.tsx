import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { NumberField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { USE_PER, type UsePer } from '#contract/bookings/resources.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import type { PlanEditor } from './list-part.ts';

const PER_LABELS = {
  departure: 'options.use_per_departure',
  booking: 'options.use_per_booking',
  people: 'options.use_per_people',
} as const satisfies Record<UsePer, string>;

/** Boats, vehicles, equipment and people that departures of the option take. */
export function UseFields({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set } = editor;
  const { data } = useQuery(APIS.resources.list({ pageSize: MAX_PAGE_SIZE }));
  const resources = data?.items ?? [];
  const first = resources.find(
    ({ id }) => !values.uses.some(({ resourceId }) => resourceId === id),
  );
  return (
    <Panel title={t('options.uses')}>
      <p className="text-sm text-stone">{t('options.uses_hint')}</p>
      {resources.length === 0 ? (
        <TextLink
          to="/resources"
          className="inline-flex min-h-11 items-center"
          label={t('options.uses_none')}
        />
      ) : (
        <ItemsInput
          label={t('options.uses')}
          value={values.uses}
          onChange={(uses) => set({ uses })}
          titleOf={({ resourceId }) => resources.find(({ id }) => id === resourceId)?.name ?? ''}
          create={() => ({
            resourceId: first?.id ?? 0,
            per: 'departure' as const,
            count: 1,
            size: 1,
          })}
        >
          {(use, change, position) => {
            const errorOf = (field: string) => errors[`uses.${position - 1}.${field}`];
            return (
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <SelectField
                  label={t('options.use_resource', { position })}
                  error={errorOf('resourceId')}
                  value={String(use.resourceId)}
                  onChange={(id) => change({ resourceId: Number(id) })}
                  options={resources.map(({ id, name }) => [String(id), name] as const)}
                />
                <NumberField
                  label={t('options.use_count')}
                  error={errorOf('count')}
                  value={use.count}
                  onChange={(count) => change({ count: count ?? 1 })}
                />
                <SelectField
                  label={t('options.use_per')}
                  error={errorOf('per')}
                  value={use.per}
                  onChange={(per) => change({ per })}
                  options={USE_PER.map((per) => [per, t(PER_LABELS[per])] as const)}
                />
                {use.per !== 'departure' && (
                  <NumberField
                    label={t('options.use_size')}
                    error={errorOf('size')}
                    value={use.size}
                    onChange={(size) => change({ size: size ?? 1 })}
                  />
                )}
              </div>
            );
          }}
        </ItemsInput>
      )}
    </Panel>
  );
}
