import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { fieldText } from '#admin/frame/fields/field-labels.ts';
import { TRANSFER_FIELD_LABELS } from '#admin/frame/fields/transfer-field-labels.ts';
import { valueText } from '#admin/frame/fields/value-text.ts';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import type { TransferInboxState } from '#contract/admin/admin.ts';
import type { AuditItem } from '#contract/admin/operations.ts';
import { SCOPE_LABELS } from './audit-labels.ts';

type Translate = TFunction<'admin-area'>;
type Words = (t: Translate, value: unknown, item: AuditItem) => string | undefined;

const LEGS: Record<string, AdminKey> = { outbound: 'transfer.outbound', return: 'transfer.return' };
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const fileName = (path: unknown) => String(path).split('/').at(-1) ?? '';

const stateText = (t: Translate, state: unknown) => {
  const known = TRANSFER_STATES[state as TransferInboxState];
  return known ? t(known.label) : fileName(state);
};
const scopeText = (t: Translate, scope: string) => {
  const [resource = '', access] = scope.split(':');
  const label = SCOPE_LABELS[resource];
  return `${label ? t(label) : resource}: ${t(access === 'write' ? 'keys.write' : 'keys.read')}`;
};

/** Texts for the details of an audit entry, by the detail's name. */
const WORDS: Record<string, Words> = {
  version: (t, value) => t('audit.detail.version', { number: Number(value) }),
  base: (t, value) => t('audit.detail.base', { number: Number(value) }),
  by: (t, value) => (value === 'passkey' ? t('audit.detail.by_passkey') : undefined),
  leg: (t, value) => t('audit.detail.leg', { leg: t(LEGS[String(value)] ?? 'driver.both') }),
  driverId: (t, value, { driver }) =>
    value === null
      ? t('transfer_event.no_driver')
      : t('transfer_event.driver', {
          name: driver ?? t('audit.number', { number: Number(value) }),
        }),
  fields: (t, value) => {
    const names = listOf(value).map((name) => {
      const label = TRANSFER_FIELD_LABELS[name];
      return label ? t(label) : fieldText(t, name);
    });
    return t('transfer_event.edit', { fields: names.join(', ') });
  },
  from: (t, value, { detail }) =>
    t('audit.detail.change', { from: stateText(t, value), to: stateText(t, detail?.to) }),
  // Rendered together with the previous value.
  to: (t, value, { detail }) => (detail && 'from' in detail ? undefined : stateText(t, value)),
  path: (t, value) => t('audit.detail.file', { name: fileName(value) }),
  scopes: (t, value) =>
    listOf(value)
      .map((scope) => scopeText(t, scope))
      .join(', '),
  ids: (t, value) => t('audit.detail.entries', { count: listOf(value).length }),
  rows: (t, value) => t('audit.detail.entries', { count: Number(value) }),
  cells: (t, value) => t('audit.detail.prices', { count: Number(value) }),
  added: (t, value) => t('audit.detail.added', { count: Number(value) }),
  hasPersonal: (t, value) => t(value ? 'audit.detail.personal' : 'audit.detail.no_personal'),
  replace: (t, value) => t(value ? 'audit.detail.replaced' : 'audit.detail.merged'),
};

/** The details of an audit entry, as text. */
export function AuditDetail({ item }: { item: AuditItem }) {
  const { t } = useTranslation('admin-area');
  const parts = Object.entries(item.detail ?? {}).map(([name, value]) => {
    const words = WORDS[name];
    if (words) return words(t, value, item);
    return `${fieldText(t, name)}: ${valueText(t, value)}`;
  });
  const text = parts.filter(Boolean).join(' · ');
  return text && <p className="mt-1 line-clamp-3 text-sm break-words text-stone">{text}</p>;
}
