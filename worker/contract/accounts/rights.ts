import { entitiesWith } from '../entities.ts';
import type { HelperRights } from '../entity.ts';
import type { Role } from './user.ts';

const API = '/api/admin';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Files with many rows. */
const isExport = (address: string) => /\.(?:csv|json)$/.test(address);

const isAtOrBelow = (address: string, path: string) =>
  address === path || address.startsWith(`${path}/`);
const longestFirst = <T>(rows: T[], pathOf: (row: T) => string) =>
  rows.toSorted((one, other) => pathOf(other).length - pathOf(one).length);

const matches = (address: string, pattern: string) => {
  const [parts, wanted] = [address.split('/'), pattern.split('/')];
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part === '*' || part === parts[index])
  );
};

const GROUPS = longestFirst(
  entitiesWith('path').map(({ path, helper }) => ({ path, rights: helper as HelperRights })),
  ({ path }) => path,
);

function mayHelperCall(method: string, address: string): boolean {
  const group = GROUPS.find(({ path }) => isAtOrBelow(address, path));
  if (!group || group.rights === 'none' || isExport(address)) return false;
  const { read, write, except = [] } = group.rights;
  const allowed = READING.has(method) ? read : write;
  const rest = address.slice(group.path.length) || '/';
  return (
    allowed !== undefined &&
    (allowed === 'all' || allowed.some((pattern) => matches(rest, pattern))) &&
    !except.some((pattern) => matches(rest, pattern))
  );
}

/** Whether a role may send a request to a path of the administration's API; what a helper may do stands with each entity. */
export function mayCall(role: Role, method: string, path: string): boolean {
  if (role !== 'helper') return role === 'admin';
  return path.startsWith(`${API}/`) && mayHelperCall(method, path.slice(API.length));
}

/** Where the screens of an entity are, and whether helpers see them. */
const SCREENS = longestFirst(
  entitiesWith('path').map((row) => {
    const { path, helper } = row as { path: string; helper: HelperRights };
    const { menu, screens } = row as { menu?: { to?: string }; screens?: string };
    return {
      path: screens ?? menu?.to ?? path,
      isForHelpers: helper !== 'none' && helper.read === 'all',
    };
  }),
  ({ path }) => path,
);
/** The account is each user's own. */
const OWN = '/account';

/** Whether a role sees a screen, by its path below `/admin`. */
export const maySee = (role: Role, path: string): boolean =>
  role === 'admin' ||
  (role === 'helper' &&
    (isAtOrBelow(path, OWN) ||
      path === '/' ||
      SCREENS.find((screen) => isAtOrBelow(path, screen.path))?.isForHelpers === true));
