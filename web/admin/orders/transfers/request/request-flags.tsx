import { useTranslation } from 'react-i18next';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import type { AdminLeg, TransferConflict } from '#contract/transfers/admin/admin.ts';

type Flagged = { hasOpenWish?: boolean; legs: readonly Pick<AdminLeg, 'conflicts'>[] };

/** References, shortened to fit a badge. */
const named = (references: readonly string[]) =>
  references.length > 2 ? `${references[0]} +${references.length - 1}` : references.join(', ');

/** Flags that need attention: an unanswered change request, a driver booked twice, a duplicate request. */
export function RequestFlags({ request: { hasOpenWish = false, legs } }: { request: Flagged }) {
  const { t } = useTranslation('admin-area');
  const conflicts = legs.flatMap((leg) => leg.conflicts);
  const referencesOf = (kind: TransferConflict['kind']) => [
    ...new Set(conflicts.filter((one) => one.kind === kind).map(({ reference }) => reference)),
  ];
  const [drivers, duplicates] = [referencesOf('driver'), referencesOf('duplicate')];
  if (!hasOpenWish && conflicts.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {hasOpenWish && (
        <li>
          <StateBadge state={{ label: 'transfers.flag_wish', tone: 'open' }} />
        </li>
      )}
      {drivers.length > 0 && (
        <li title={t('transfers.clash_with', { references: drivers.join(', ') })}>
          <StateBadge
            state={{ label: 'transfers.flag_driver', tone: 'bad' }}
            count={named(drivers)}
          />
        </li>
      )}
      {duplicates.length > 0 && (
        <li title={t('transfers.clash_with', { references: duplicates.join(', ') })}>
          <StateBadge
            state={{ label: 'transfers.flag_duplicate', tone: 'open' }}
            count={named(duplicates)}
          />
        </li>
      )}
    </ul>
  );
}
