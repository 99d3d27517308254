import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import type { Control } from '#admin/frame/fields/controls.tsx';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';

/** A guide or driver among the resources, whose days off count; nothing while there are no people. */
export function PersonField({ value, onChange }: Control<number | null>) {
  const { t } = useTranslation('admin-area');
  const { data } = useQuery(APIS.resources.list({ kind: 'person', pageSize: MAX_PAGE_SIZE }));
  const people = data?.items ?? [];
  if (people.length === 0) return null;
  return (
    <SelectField
      label={t('drivers.person')}
      hint={t('drivers.person_hint')}
      value={String(value ?? '')}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
      options={[['', '–'], ...people.map(({ id, name }) => [String(id), name] as const)]}
    />
  );
}
