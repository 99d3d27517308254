import { type AdminKey, snake } from '#admin/frame/behaviour/paths.ts';
import type { StateLabels } from '#admin/frame/state-labels.ts';
import { type ApiKeyState, KEY_RESOURCES } from '#contract/accounts/api-keys.ts';

const RESOURCES = ['*', ...KEY_RESOURCES] as const;
type KeyResource = (typeof RESOURCES)[number];
export const isKeyResource = (name: string): name is KeyResource =>
  RESOURCES.some((resource) => resource === name);

/** Label of a resource that a key reaches. */
export const resourceLabel = (resource: KeyResource): AdminKey =>
  resource === '*' ? 'keys.everything' : `keys.resource_${snake(resource)}`;

export const KEY_STATES: StateLabels<ApiKeyState> = {
  active: { label: 'keys.state_active', tone: 'good' },
  expired: { label: 'keys.state_expired', tone: 'over' },
  revoked: { label: 'keys.state_revoked', tone: 'over' },
  orphaned: { label: 'keys.state_orphaned', tone: 'bad' },
};
