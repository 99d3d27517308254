import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/button.tsx';
import { formatDate, formatInstant } from '#admin/dates.ts';
import { Column } from '#admin/list-table.tsx';
import { NameCell } from '#admin/row-parts.tsx';
import { StateBadge } from '#admin/state-badge.tsx';
import type { ApiKeyRow, KeyAccess } from '#contract/api-keys.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { ACCESS_LABELS, KEY_STATES, type KeyResource, RESOURCE_LABELS } from './scope-labels.ts';

type KeyRowProps = { row: ApiKeyRow; onRevoke: () => void; onDelete: () => void };

const ACTION = 'inline-flex min-h-11 items-center px-2';
const hasLabel = (resource: string): resource is KeyResource => Object.hasOwn(RESOURCE_LABELS, resource);

export function KeyRow({ row, onRevoke, onDelete }: KeyRowProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <>
      <Column title={t('keys.name')} sort="name" isWide>
        <NameCell name={row.name} note={row.createdByName ? t('keys.made_by', { name: row.createdByName }) : undefined} />
        <p className="font-mono text-sm text-stone">{row.prefix}…</p>
      </Column>
      <Column title={t('keys.scopes')}>
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
      </Column>
      <Column title={t('keys.state')}>
        <StateBadge state={KEY_STATES[row.state]} />
      </Column>
      <Column title={t('keys.used')} sort="used" hasLabel>
        {row.lastUsedAt ? formatInstant(row.lastUsedAt, language) : t('keys.unused')}
      </Column>
      <Column title={t('keys.expires')} sort="expires" hasLabel>
        {row.expiresAt ? formatDate(row.expiresAt, language) : t('keys.expires_never')}
      </Column>
      <Column title={t('list.actions')} hasHiddenTitle>
        <div className="whitespace-nowrap md:text-right max-md:-ml-2">
          {row.revokedAt === null && <TextButton className={ACTION} label={t('keys.revoke')} of={row.name} onClick={onRevoke} />}
          <TextButton isDanger className={ACTION} label={t('list.delete')} of={row.name} onClick={onDelete} />
        </div>
      </Column>
    </>
  );
}
