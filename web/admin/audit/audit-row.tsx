import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { formatInstant } from '#admin/dates.ts';
import { Cell, ROW_CLASS } from '#admin/list-table.tsx';
import type { AuditItem } from '#contract/operations.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { ACTION_LABELS, ENTITIES } from './audit-labels.ts';

const words = (value: unknown): string =>
  Array.isArray(value) ? value.map(words).join(', ') : typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Random ids are told apart by their beginning. */
const short = (id: string) => (/^[\da-f]{8}-[\da-f-]{27}$/.test(id) ? id.slice(0, 8) : id);

/** Ids may be those of rows that are gone; deletions are not linked. */
const GONE = new Set(['delete', 'erase']);

export function AuditRow({ item }: { item: AuditItem }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { action, entity, entityId, detail, at, user, key } = item;
  const kind = ENTITIES[entity];
  const path = entityId && !GONE.has(action) ? kind.path?.(entityId) : undefined;
  return (
    <tr className={ROW_CLASS}>
      <Cell>
        <time dateTime={at} className="text-sm text-stone">
          {formatInstant(at, language)}
        </time>
      </Cell>
      <Cell>
        <p className="font-semibold text-deep-900">{user ?? t('audit.nobody')}</p>
        {key && <p className="text-sm text-stone">{t('audit.by_key', { name: key })}</p>}
      </Cell>
      <Cell>{t(ACTION_LABELS[action])}</Cell>
      <Cell isWide>
        <p>
          {t(kind.label)}{' '}
          {entityId &&
            (path ? (
              <AdminLink to={path} className="font-mono text-sm break-all text-sea-700 underline underline-offset-4">
                {short(entityId)}
              </AdminLink>
            ) : (
              <span className="font-mono text-sm break-all text-stone">{short(entityId)}</span>
            ))}
        </p>
        {detail && (
          <p className="mt-1 line-clamp-3 text-sm break-words text-stone">
            {Object.entries(detail)
              .map(([name, value]) => `${name}: ${words(value)}`)
              .join(' · ')}
          </p>
        )}
      </Cell>
    </tr>
  );
}
