import type { AdminKey, AdminPath } from '#admin/frame/behaviour/paths.ts';
import { entitiesWith } from '#contract/entities.ts';
import type { ImageUse } from '#contract/pictures/images.ts';

/** Names of what shows pictures. */
export const USE_KINDS = Object.fromEntries(
  entitiesWith('pictures').map(({ path, pictures }): [string, AdminKey] => [
    path.slice(1),
    pictures.label,
  ]),
) as Record<ImageUse['kind'], AdminKey>;

export const editorOf = ({ kind, id }: Pick<ImageUse, 'kind' | 'id'>): AdminPath =>
  kind !== 'settings'
    ? `/${kind}/edit/${id}`
    : id === 'sections-about'
      ? '/settings/sections/about'
      : '/settings';
