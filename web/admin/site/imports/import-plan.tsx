import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { ImportMapping, ImportPlan } from '#contract/imports/imports.ts';
import { Counts, LineList, useLines } from './row-list.tsx';
import type { Understood } from './to-rows.ts';

/** What an import would do, line by line, before anything is written. */
export function PlanPanel({
  plan,
  understood,
  mapping,
  isBusy,
  onImport,
}: {
  plan: ImportPlan;
  understood: Understood;
  mapping: ImportMapping;
  isBusy: boolean;
  onImport: () => void;
}) {
  const { t } = useTranslation('admin-area');
  const linesOf = useLines(mapping);
  const { faults, cancelled } = understood;
  const unread = new Set(faults.map(({ line }) => line)).size;
  const refused = (plan.counts.refused ?? 0) + unread;
  const made = plan.counts.made ?? 0;
  return (
    <Panel title={t('imports.plan')}>
      <Counts counts={{ ...plan.counts, refused }} isPlan />
      {cancelled > 0 && (
        <p className="text-stone">{t('imports.plan_cancelled', { count: cancelled })}</p>
      )}
      <p className="text-stone">{t('imports.plan_text')}</p>
      <LineList label={t('imports.wrong')} lines={linesOf(faults, plan.rows)} />
      <Button
        look="primary"
        label={t('imports.import', { count: made })}
        disabled={made === 0 || isBusy}
        onClick={onImport}
      />
    </Panel>
  );
}
