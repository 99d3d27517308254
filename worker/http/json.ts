import type { Context, TypedResponse } from 'hono';

/** Responds with a value of a recursive type that is already JSON. hono's own JSON type would end the recursion with «any JSON». */
export const treeJson = <T extends object>(c: Context, value: T) =>
  c.json(value as object) as unknown as Response & TypedResponse<T, 200, 'json'>;
