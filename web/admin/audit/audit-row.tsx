import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { formatInstant } from '#admin/dates.ts';
import { Column } from '#admin/list-table.tsx';
import type { AuditItem } from '#contract/operations.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { AuditDetail } from './audit-detail.tsx';
import { ACTION_LABELS, DOCUMENTS, ENTITIES } from './audit-labels.ts';

/** Random ids are shortened to their first eight characters. */
const short = (id: string) => (/^[\da-f]{8}-[\da-f-]{27}$/.test(id) ? id.slice(0, 8) : id);

/** The row's name, or its number if it has no name. */
function useRowText({ entity, entityId, name }: AuditItem): string | undefined {
  const { t } = useTranslation('admin');
  if (entityId === null) return undefined;
  const document = entity === 'settings' ? DOCUMENTS[entityId] : undefined;
  if (document) return t(document);
  if (name) return name;
  return /^\d+$/.test(entityId) ? t('audit.number', { number: Number(entityId) }) : short(entityId);
}

/** Actions whose row no longer exists, so the entry is not linked. */
const GONE = new Set(['delete', 'erase']);

export function AuditRow({ item }: { item: AuditItem }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { action, entity, entityId, at, user, key } = item;
  const text = useRowText(item);
  const kind = ENTITIES[entity];
  const path = entityId && !GONE.has(action) ? kind.path?.(entityId) : undefined;
  return (
    <>
      <Column title={t('audit.when')}>
        <time dateTime={at} className="text-sm text-stone">
          {formatInstant(at, language)}
        </time>
      </Column>
      <Column title={t('audit.who')}>
        <p className="font-semibold text-deep-900">{user ?? t('audit.nobody')}</p>
        {key && <p className="text-sm text-stone">{t('audit.by_key', { name: key })}</p>}
      </Column>
      <Column title={t('audit.action')}>{t(ACTION_LABELS[action])}</Column>
      <Column title={t('audit.entity')} isWide>
        <p>
          {t(kind.label)}{' '}
          {text &&
            (path ? (
              <AdminLink to={path} className="text-sm break-words text-sea-700 underline underline-offset-4">
                {text}
              </AdminLink>
            ) : (
              <span className="text-sm break-words text-stone">{text}</span>
            ))}
        </p>
        <AuditDetail item={item} />
      </Column>
    </>
  );
}
