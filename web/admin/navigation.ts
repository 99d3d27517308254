import { entitiesWith } from '#contract/entities.ts';
import { byPosition, MENU_GROUPS, type MenuGroup } from '#contract/entity.ts';
import type { AdminKey, AdminPath } from './frame/behaviour/paths.ts';

type Item = { to: AdminPath; label: AdminKey };
type Placed = Item & { group: MenuGroup; at: number };
type Group = { label: AdminKey; items: Item[] };

const GROUP_LABELS: Record<MenuGroup, AdminKey> = {
  requests: 'menu.group_requests',
  transfers: 'menu.group_transfers',
  money: 'menu.group_money',
  content: 'menu.group_content',
  site: 'menu.group_site',
  system: 'menu.group_system',
};

/** Screens that belong to no entity. */
const TOOLS: readonly Placed[] = [
  { group: 'requests', at: 4, to: '/transfers/day', label: 'menu.day_sheet' },
  { group: 'content', at: 10, to: '/webp-converter', label: 'menu.webp_converter' },
  { group: 'system', at: 8, to: '/account', label: 'menu.account' },
];

const SCREENS = byPosition<Placed>(
  [...entitiesWith('menu').map(({ path, menu }) => ({ to: path, ...menu })), ...TOOLS],
  ({ at }) => at,
);

/** Screens in menu order; paths are below `/admin`. */
export const ADMIN_NAVIGATION: Group[] = MENU_GROUPS.map((group) => ({
  label: GROUP_LABELS[group],
  items: SCREENS.filter((screen) => screen.group === group).map(({ to, label }) => ({ to, label })),
}));
