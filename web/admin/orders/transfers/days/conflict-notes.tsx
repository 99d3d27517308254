import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { TransferConflict } from '#contract/transfers/admin/admin.ts';

type Kind = TransferConflict['kind'];

const NOTES = {
  driver: { text: 'driver.clash_with', look: 'text-sm text-danger' },
  duplicate: { text: 'transfer.duplicate', look: 'mt-1 text-terracotta-700' },
} as const satisfies Record<Kind, { text: string; look: string }>;

/** The other requests in conflict with a journey, with links. */
export function ConflictNotes({
  kind,
  conflicts,
}: {
  kind: Kind;
  conflicts: readonly TransferConflict[];
}) {
  const { t } = useTranslation('admin-area');
  const { text, look } = NOTES[kind];
  return conflicts
    .filter((conflict) => conflict.kind === kind)
    .map(({ reference }) => (
      <p key={reference} role="alert" className={`font-semibold ${look}`}>
        {t(text)}{' '}
        <AdminLink to={`/orders/${reference}`} className="underline underline-offset-4">
          {reference}
        </AdminLink>
      </p>
    ));
}
