import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#admin/frame/behaviour/dates.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import {
  examplesQuery,
  firstHourQuery,
  removeExamples,
  restoreExamples,
} from '#admin/frame/first-hour/first-hour.api.ts';
import { Loading } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { ExampleKind, Examples } from '#contract/admin/first-hour.ts';

const LABELS = {
  trips: 'examples.trips',
  destinations: 'examples.destinations',
  posts: 'examples.posts',
  testimonials: 'examples.testimonials',
  banners: 'menu.hero_banners',
  resources: 'resources.title',
  zones: 'examples.zones',
  places: 'examples.places',
  vehicles: 'examples.vehicles',
  reviews: 'examples.reviews',
  people: 'sections.name_people',
  partners: 'menu.partners',
  orders: 'examples.orders',
} as const satisfies Record<ExampleKind, AdminKey>;

/** After a removal or its undo every list and page may show something else. */
function useDone() {
  const client = useQueryClient();
  return async (examples: Examples) => {
    client.setQueryData(examplesQuery.queryKey, examples);
    await client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== examplesQuery.queryKey[0],
    });
    await client.invalidateQueries({ queryKey: firstHourQuery.queryKey });
  };
}

function Restore({ removed }: { removed: NonNullable<Examples['removed']> }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const done = useDone();
  const restore = useAction({ mutationFn: () => restoreExamples(), onSuccess: done });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sea-50 px-4 py-3"
    >
      <p>
        {t('examples.removed', {
          ...{ count: removed.count, until: formatDate(removed.until, language) },
        })}
      </p>
      <Button
        label={t('examples.restore')}
        isBusy={restore.isPending}
        onClick={() => restore.mutate()}
      />
    </div>
  );
}

function Counts({ data }: { data: Examples }) {
  const { t } = useTranslation('admin-area');
  const done = useDone();
  const [withChanged, setWithChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const shown = data.kinds.filter(
    ({ count, changed, booked }) => count + changed.length + booked.length > 0,
  );
  const hasChanged = shown.some(({ changed }) => changed.length > 0);
  const count = shown.reduce(
    (sum, kind) => sum + kind.count + (withChanged ? kind.changed.length : 0),
    0,
  );
  if (shown.length === 0) return <p>{t('examples.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-limestone-200">
        {shown.map((kind) => (
          <li key={kind.kind} className="py-2">
            <p className="flex justify-between gap-4 font-semibold text-deep-900">
              <span>{t(LABELS[kind.kind])}</span>
              <span>{kind.count}</span>
            </p>
            {kind.changed.length > 0 && (
              <p className="text-sm text-stone">
                {t('examples.changed', { names: kind.changed.join(', ') })}
              </p>
            )}
            {kind.booked.length > 0 && (
              <p className="text-sm text-stone">
                {t('examples.booked', { names: kind.booked.join(', ') })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasChanged && (
        <Checkbox
          label={t('examples.with_changed')}
          value={withChanged}
          onChange={setWithChanged}
        />
      )}
      {count > 0 && (
        <Button
          look="sea"
          label={t('examples.remove', { count })}
          onClick={() => setAsking(true)}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('first_hour.examples')}
          text={t('examples.remove_text')}
          button={t('examples.remove', { count })}
          onClose={() => setAsking(false)}
          onConfirm={() => removeExamples(withChanged)}
          onDone={done}
        />
      )}
    </>
  );
}

/** The examples that came with the site: counted, removed, brought back. */
export function ExamplesPanel() {
  const { t } = useTranslation('admin-area');
  const { data, error, isError, refetch } = useQuery(examplesQuery);
  return (
    <div id="examples">
      <Panel title={t('first_hour.examples')}>
        <p className="text-stone">{t('first_hour.examples_text')}</p>
        {isError && <LoadError error={error} onRetry={refetch} />}
        {!data && !isError && <Loading />}
        {data?.removed && <Restore removed={data.removed} />}
        {data && <Counts data={data} />}
      </Panel>
    </div>
  );
}
