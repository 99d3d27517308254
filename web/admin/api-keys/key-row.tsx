import { useTranslation } from 'react-i18next';
import { formatDate, formatInstant } from '#admin/dates.ts';
import { Cell, ROW_CLASS } from '#admin/list-table.tsx';
import { NameCell } from '#admin/row-parts.tsx';
import { StateBadge } from '#admin/state-badge.tsx';
import type { ApiKeyRow, KeyAccess } from '#contract/api-keys.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { ACCESS_LABELS, KEY_STATES, type KeyResource, RESOURCE_LABELS } from './scope-labels.ts';

type KeyRowProps = { row: ApiKeyRow; onRevoke: () => void; onDelete: () => void };

const ACTION = 'inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4';
const hasLabel = (resource: string): resource is KeyResource => Object.hasOwn(RESOURCE_LABELS, resource);

export function KeyRow({ row, onRevoke, onDelete }: KeyRowProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const ofRow = <span className="sr-only"> {row.name}</span>;
  return (
    <tr className={ROW_CLASS}>
      <Cell isWide>
        <NameCell name={row.name} note={row.createdByName ? t('keys.made_by', { name: row.createdByName }) : undefined} />
        <p className="font-mono text-sm text-stone">{row.prefix}…</p>
      </Cell>
      <Cell>
        <ul className="flex flex-wrap gap-1">
          {row.scopes.map((scope) => {
            const [resource = '', access = 'read'] = scope.split(':');
            return (
              <li key={scope} className="rounded-md bg-limestone-200 px-2 text-sm leading-6">
                {hasLabel(resource) ? t(RESOURCE_LABELS[resource]) : resource}: {t(ACCESS_LABELS[access as KeyAccess])}
              </li>
            );
          })}
        </ul>
      </Cell>
      <Cell>
        <StateBadge state={KEY_STATES[row.state]} />
      </Cell>
      <Cell>
        <span className="mr-2 md:hidden">{t('keys.used')}:</span>
        {row.lastUsedAt ? formatInstant(row.lastUsedAt, language) : t('keys.unused')}
      </Cell>
      <Cell>
        <span className="mr-2 md:hidden">{t('keys.expires')}:</span>
        {row.expiresAt ? formatDate(row.expiresAt, language) : t('keys.expires_never')}
      </Cell>
      <td className="py-3 pr-3 pl-2 text-right whitespace-nowrap max-md:block max-md:px-0 max-md:pb-0 max-md:text-left">
        {row.revokedAt === null && (
          <button type="button" className={`${ACTION} text-sea-700`} onClick={onRevoke}>
            {t('keys.revoke')}
            {ofRow}
          </button>
        )}
        <button type="button" className={`${ACTION} text-danger`} onClick={onDelete}>
          {t('list.delete')}
          {ofRow}
        </button>
      </td>
    </tr>
  );
}
