export const MENU_GROUPS = ['requests', 'transfers', 'money', 'content', 'site', 'system'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Addresses below an entity's path; `*` stands for one part. `all` includes addresses that are added later. */
type Addresses = 'all' | readonly `/${string}`[];

/**
 * What a helper may read and write below the path. `except` is for administrators, and so is every file with many rows. Who may read all of it
 * sees its screens in the administration.
 */
export type HelperRights =
  | 'none'
  | { read?: Addresses; write?: Addresses; except?: readonly `/${string}`[] };

/** A path below `/api/admin`, and what helpers may do there; its first part names the resource of API keys and the tag of the API's description. */
type Reached =
  | { path: `/${string}`; helper: HelperRights }
  | { path?: undefined; helper?: undefined };

/** A row of `ENTITIES`. Labels are keys of `admin-area.json`; `at` and numbers are positions in a list. */
export type Entity = Reached & {
  /** The first part of an address that API keys may have scopes for. */
  key?: number;
  /** The first part of an address that no API key reaches, whatever its scopes. */
  keyless?: number;
  /** What the API's description says of the routes below `/api/admin`, and of the public ones. */
  tag?: string;
  publicTag?: string;
  /** The tag that a write invalidates; without one, no page shows these rows. */
  cache?: string;
  /** Label of the rows in the change log; without one, the log has no entries of this name. */
  audit?: string;
  /** Address of a row's screen below `/admin`; `$id` is the row's. */
  screen?: `/${string}$id${string}`;
  /** Address of its screens below `/admin` where it is neither the path nor in the menu. */
  screens?: `/${string}`;
  /** Name of its input in the contract (`Trip` of `TripInput`) and of its schemas in the API's description. */
  model?: string;
  /** Its texts are in all languages: in the overview of translations, and in its files for translators. */
  translated?: { at: number; label: string };
  /** Its rows show pictures. */
  pictures?: { label: string };
  /** `to` is an address of the administration that is not the path. */
  menu?: { group: MenuGroup; at: number; label: string; to?: `/${string}` };
  /** Tables in every backup, and those with personal data. */
  tables?: readonly string[];
  personal?: readonly string[];
};

export const byPosition = <T>(rows: readonly T[], at: (row: T) => number): T[] =>
  rows.toSorted((one, other) => at(one) - at(other));
