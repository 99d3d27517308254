import type { Context, TypedResponse } from 'hono';

/** Answers a value of a recursive type, which is JSON as it stands. hono's own JSON type would end the recursion with «any JSON». */
export const treeJson = <T extends object>(c: Context, value: T) =>
  c.json(value as object) as unknown as Response & TypedResponse<T, 200, 'json'>;
