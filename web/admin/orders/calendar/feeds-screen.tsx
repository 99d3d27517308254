import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, CopyButton, ParentLink } from '#admin/frame/button.tsx';
import { SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CalendarFeed } from '#contract/bookings/firm-calendar.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { feedsQuery, makeFeed, revokeFeed } from './calendar.api.ts';

const FEEDS = String(feedsQuery.queryKey[0]);

function NewFeed() {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const [name, setName] = useState('');
  const [whose, setWhose] = useState('');
  const guides = useQuery(APIS.guides.list({ status: 'active', pageSize: MAX_PAGE_SIZE }));
  const drivers = useQuery(APIS.drivers.list({ status: 'active', pageSize: MAX_PAGE_SIZE }));
  const [kind, id] = whose.split(':');
  const { mutate, data, isPending } = useAction({
    mutationFn: () =>
      makeFeed({
        name,
        guideId: kind === 'guide' ? Number(id) : null,
        driverId: kind === 'driver' ? Number(id) : null,
      }),
    onSuccess: async () => {
      setName('');
      await refresh(FEEDS);
    },
  });
  return (
    <Panel title={t('feeds.new')}>
      <SubmitForm className="space-y-4" onSubmit={() => mutate()}>
        <TextField label={t('feeds.name')} value={name} onChange={setName} autoComplete="off" />
        <SelectField
          label={t('feeds.whose')}
          value={whose}
          onChange={setWhose}
          options={[
            ['', t('feeds.firm')],
            ...(guides.data?.items ?? []).map(
              (guide) => [`guide:${guide.id}`, t('feeds.of_guide', { name: guide.name })] as const,
            ),
            ...(drivers.data?.items ?? []).map(
              (driver) =>
                [`driver:${driver.id}`, t('feeds.of_driver', { name: driver.name })] as const,
            ),
          ]}
        />
        <Button
          look="sea"
          type="submit"
          label={t('feeds.make')}
          disabled={name.trim() === ''}
          isBusy={isPending}
        />
      </SubmitForm>
      {data && (
        <div role="status" className="space-y-2 rounded-xl bg-sea-100 p-4">
          <p className="font-semibold">{t('feeds.made')}</p>
          <p className="font-mono text-sm break-all">{data.url}</p>
          <CopyButton text={data.url} />
        </div>
      )}
    </Panel>
  );
}

function FeedRow({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const { mutate, isPending } = useAction({
    mutationFn: () => revokeFeed(feed.id),
    onSuccess: () => refresh(FEEDS),
  });
  const { guide, driver, lastUsedAt, revokedAt } = feed;
  const shows = guide
    ? t('feeds.of_guide', { name: guide.name })
    : driver
      ? t('feeds.of_driver', { name: driver.name })
      : t('feeds.firm');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold">{feed.name}</p>
        <p className="text-sm">{shows}</p>
        <p className="text-sm text-stone">
          {lastUsedAt
            ? t('feeds.used', { at: formatInstant(lastUsedAt, language) })
            : t('feeds.never_used')}
        </p>
      </div>
      {revokedAt ? (
        <StateBadge state={{ label: 'feeds.revoked', tone: 'over' }} />
      ) : (
        <Button
          label={t('feeds.revoke')}
          of={feed.name}
          onClick={() => mutate()}
          isBusy={isPending}
        />
      )}
    </li>
  );
}

/** Secret addresses of calendars, for the firm, its guides and its drivers. */
export function FeedsScreen() {
  const { t } = useTranslation('admin-area');
  const query = useQuery(feedsQuery);
  return (
    <>
      <ParentLink to="/calendar" label={t('menu.calendar')} className="mb-2" />
      <ScreenHead title={t('feeds.title')} />
      <p className="mt-2 mb-6 max-w-2xl text-stone">{t('feeds.text')}</p>
      <div className="max-w-2xl space-y-6">
        <NewFeed />
        <QueryState query={query} />
        {query.data?.length === 0 && <p className="text-stone">{t('feeds.empty')}</p>}
        {query.data && query.data.length > 0 && (
          <ul className="divide-y divide-limestone-200 rounded-card bg-white px-5 py-2 shadow-card">
            {query.data.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
