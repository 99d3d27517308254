import { type AdminKey, type AdminPath, snake } from '#admin/frame/behaviour/paths.ts';
import { KEY_RESOURCES } from '#contract/accounts/api-keys.ts';
import type { AuditEntity } from '#contract/admin/audit-words.ts';
import { entitiesWith } from '#contract/entities.ts';

type Kind = {
  label: AdminKey;
  /** Path of a row's screen, by its id. */
  path?: (id: string) => AdminPath;
};

export const ENTITY_LABELS = Object.fromEntries(
  entitiesWith('audit').map((entity): [string, Kind] => [
    entity.name,
    {
      label: entity.audit,
      ...('screen' in entity && {
        path: (id: string) => entity.screen.replace('$id', () => id) as AdminPath,
      }),
    },
  ]),
) as Record<AuditEntity, Kind>;

/** Labels of the documents in the settings table, by key. */
export const DOCUMENTS: Readonly<Record<string, AdminKey>> = {
  site: 'settings.title',
  'policy-privacy': 'settings.privacy_text',
  'policy-terms': 'settings.terms_text',
  faq: 'settings.faq',
  trail: 'audit.trail',
  'transfer-rules': 'rules.title',
  mail: 'email.title',
  payments: 'payments.title',
};

/** Labels of API key scopes: what the log calls the resource's rows, else its part of the admin area. */
export const SCOPE_LABELS: Readonly<Record<string, AdminKey>> = {
  '*': 'keys.everything',
  ...Object.fromEntries(
    KEY_RESOURCES.map((resource) => [
      resource,
      resource in ENTITY_LABELS
        ? ENTITY_LABELS[resource as AuditEntity].label
        : `keys.resource_${snake(resource)}`,
    ]),
  ),
};
