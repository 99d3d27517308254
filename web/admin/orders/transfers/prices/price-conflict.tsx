import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { PriceGrid } from '#contract/transfers/admin/price-admin.ts';
import { DifferenceTable, type PriceNames } from './difference-table.tsx';
import { differences, draftOf, rebase } from './price-draft.ts';
import type { PriceTable } from './use-price-table.ts';

type PriceConflictProps = {
  table: PriceTable;
  current: PriceGrid;
  names: PriceNames;
  onClose: () => void;
};

/** A concurrent save of the table: its changes, the prices both changed, and which value applies. */
export function PriceConflict({ table, current, names, onClose }: PriceConflictProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const theirs = draftOf(current.cells);
  const { draft, clashes } = rebase(table.base, table.now, theirs);
  const theirChanges = differences(table.base, theirs);
  const { version } = current;
  const clashing = differences(theirs, table.now).filter(({ zone, vehicle, validFrom }) =>
    clashes.includes(`${zone} ${vehicle} ${validFrom}`),
  );
  const goOn = (next: typeof draft) => {
    table.open(current, next);
    onClose();
  };
  return (
    <Dialog title={t('conflict.late_title')} onClose={() => goOn(draft)} isWide>
      <div className="space-y-4">
        <p>
          {t('prices.late', {
            number: version.id,
            user: version.user ?? t('transfer_event.system'),
            at: formatInstant(version.createdAt, language),
          })}
          {version.note && (
            <>
              {' '}
              <q>{version.note}</q>
            </>
          )}
        </p>
        <DifferenceTable label={t('prices.late_theirs')} differences={theirChanges} names={names} />
        {clashing.length > 0 && (
          <>
            <p role="alert" className="font-semibold">
              {t('prices.late_clash', { count: clashing.length })}
            </p>
            <DifferenceTable label={t('prices.late_both')} differences={clashing} names={names} />
          </>
        )}
        <p>{t('prices.late_kept')}</p>
        <div className="flex flex-wrap justify-end gap-3">
          {clashing.length > 0 && (
            <Button
              label={t('prices.late_take_theirs')}
              onClick={() => {
                const settled = { ...draft };
                for (const key of clashes) {
                  const price = theirs[key];
                  if (price) settled[key] = price;
                  else delete settled[key];
                }
                goOn(settled);
              }}
            />
          )}
          <Button
            look="sea"
            label={t(clashing.length > 0 ? 'prices.late_take_mine' : 'prices.late_go_on')}
            onClick={() => goOn(draft)}
          />
        </div>
      </div>
    </Dialog>
  );
}
