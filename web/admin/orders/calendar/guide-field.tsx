import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { useAssignment } from '#admin/orders/crew/use-assignment.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { setGuide, TOUCHED_BY_DEPARTURES } from './calendar.api.ts';

/** Who leads a departure. */
export function GuideField({ departure }: { departure: FirmDeparture }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const { data } = useQuery(APIS.guides.list({ status: 'active', pageSize: MAX_PAGE_SIZE }));
  const { assign, notice } = useAssignment({
    send: (guideId: number | null, evenIfOff) => setGuide(departure, { guideId, evenIfOff }),
    onSuccess: async (answer) => {
      await refresh(...TOUCHED_BY_DEPARTURES);
      addToast({
        title: answer.guide
          ? t('departure.guide_assigned', { name: answer.guide.name })
          : t('departure.guide_removed'),
      });
    },
  });
  const guides = (data?.items ?? []).map(({ id, name }) => [String(id), name] as const);
  const own = departure.guide;
  const known =
    own && !guides.some(([id]) => id === String(own.id))
      ? [[String(own.id), own.name] as const, ...guides]
      : guides;
  return (
    <div className="space-y-2">
      <SelectField
        label={t('departure.guide')}
        value={String(own?.id ?? '')}
        onChange={(id) => assign(id === '' ? null : Number(id))}
        options={[['', t('departure.no_guide')], ...known]}
      />
      {notice}
      {departure.isClash && (
        <p role="alert" className="mt-1 font-semibold text-danger">
          {t('departure.guide_clash')}
        </p>
      )}
    </div>
  );
}
