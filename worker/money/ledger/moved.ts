import { type SQL, sql } from 'drizzle-orm';

// Money that stays with the firm and goes on with another booking, as after a split: a `refund` of the first one and a `payment` of the other one,
// written together. The keys of both say so.

export const movedKey = (to: string, part: number, way: 'out' | 'in') =>
  `moved:${to}:${part}:${way}`;

/** Whether an entry with that key moved money to or from another booking: it is neither a payment nor a refund. */
export const isMoved = (key: SQL): SQL<boolean> => sql<boolean>`${key} GLOB 'moved:*'`;
export const isMovedKey = (key: string) => key.startsWith('moved:');
