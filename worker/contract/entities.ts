import { CONTENT_ENTITIES } from './entities/content-entities.ts';
import { ORDER_ENTITIES } from './entities/order-entities.ts';
import { SYSTEM_ENTITIES } from './entities/system-entities.ts';
import type { Entity } from './entity.ts';

/** Each entity once. A backup restores tables in this order: rows that others refer to come first. */
export const ENTITIES = {
  ...CONTENT_ENTITIES,
  ...ORDER_ENTITIES,
  ...SYSTEM_ENTITIES,
} as const satisfies Record<string, Entity>;

type Entities = typeof ENTITIES;
export type EntityName = keyof Entities;
/** Names of the entities whose row says something of this kind. */
export type EntityWith<K extends keyof Entity> = {
  [N in EntityName]: K extends keyof Entities[N] ? N : never;
}[EntityName];
/** What the rows say of this kind. */
export type Said<K extends keyof Entity> = {
  [N in EntityName]: Entities[N] extends Record<K, infer Value> ? Value : never;
}[EntityName];
/** Path of an entity without its first slash. */
export type PathOf<N extends EntityName> = Entities[N] extends { path: `/${infer Path}` }
  ? Path
  : never;

type RowWith<K extends keyof Entity> = { [N in EntityWith<K>]: Entities[N] }[EntityWith<K>] & {
  name: EntityWith<K>;
};
/** Entities whose row says something of this kind, in the order of the list, with their names. */
export const entitiesWith = <K extends keyof Entity>(kind: K) =>
  Object.entries(ENTITIES).flatMap(([name, row]) =>
    kind in row ? [{ ...row, name }] : [],
  ) as unknown as RowWith<K>[];
