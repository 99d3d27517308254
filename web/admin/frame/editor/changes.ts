/** Path in a value: field names from the root (`['translations', 'name', 'de']`), positions in lists when writing. */
export type Path = readonly string[];
export type Tree = Readonly<Record<string, unknown>>;
/** A merge conflict: both sides changed the same field. */
export type Clash = { path: Path; mine: unknown; theirs: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const keysOf = (a: unknown, b: unknown) => [
  ...new Set([...Object.keys(isTree(a) ? a : {}), ...Object.keys(isTree(b) ? b : {})]),
];
/** Undefined and null are equal: JSON has only null. */
const same = (a: unknown, b: unknown): boolean =>
  (a ?? null) === (b ?? null) || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const own = (value: unknown, key: string): unknown =>
  isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const valueAt = (tree: unknown, path: Path): unknown => path.reduce<unknown>(own, tree);

export function withValue<T extends Tree>(tree: T, [key, ...rest]: Path, value: unknown): T {
  if (key === undefined) return tree;
  if (Array.isArray(tree))
    return tree.map((one, at) =>
      String(at) !== key ? one : rest.length === 0 ? value : withValue(one, rest, value),
    ) as unknown as T;
  const inner = own(tree, key);
  return {
    ...tree,
    [key]:
      rest.length === 0
        ? value
        : withValue(isTree(inner) || Array.isArray(inner) ? (inner as Tree) : {}, rest, value),
  };
}

/** Paths at which two values differ: single fields and single languages of a field; a list counts as one field. */
export function changedPaths(before: unknown, after: unknown, under: Path = []): Path[] {
  if (!isTree(before) && !isTree(after)) return same(before, after) ? [] : [under];
  if (
    (!isTree(before) && before !== undefined && before !== null) ||
    (!isTree(after) && after !== undefined && after !== null)
  )
    return [under];
  return keysOf(before, after).flatMap((key) =>
    changedPaths(own(before, key), own(after, key), [...under, key]),
  );
}

/**
 * Merges my changes to `base` into `theirs`. Fields that only one side changed merge automatically. Fields that both sides changed to
 * different values are conflicts, which hold the value of `theirs` until one is chosen.
 */
export function merge<T extends Tree>(
  base: T,
  mine: T,
  theirs: T,
): { merged: T; clashes: Clash[] } {
  const clashes: Clash[] = [];
  let merged = theirs;
  for (const path of changedPaths(base, mine)) {
    const [was, my, their] = [base, mine, theirs].map((tree) => valueAt(tree, path));
    if (same(my, their)) continue;
    if (same(was, their)) merged = withValue(merged, path, my);
    else clashes.push({ path, mine: my, theirs: their });
  }
  return { merged, clashes };
}
