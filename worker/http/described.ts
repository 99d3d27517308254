import type { MiddlewareHandler } from 'hono';
import type * as v from 'valibot';

/** The API's description of a route beyond method and path; each handler in a route's chain may provide a part. */
export type Facts = {
  /** Schemas that the body must all satisfy. */
  body?: readonly v.GenericSchema[];
  bodyLimitBytes?: number;
  /** The body is a file of one of these types. */
  files?: readonly string[];
  query?: v.GenericSchema;
  limit?: 'FORM_LIMIT' | 'QUERY_LIMIT' | 'LOGIN_LIMIT';
  access?: 'user' | 'admin';
  /** Successful responses by status; null has no body. */
  answers?: Readonly<Record<number, v.GenericSchema | null>>;
};

const facts = new WeakMap<object, Facts>();

/** Stores facts about a handler with it. */
export function described<H extends object>(handler: H, told: Facts): H {
  facts.set(handler, told);
  return handler;
}

export const factsOf = (handler: object): Facts => facts.get(handler) ?? {};

/** A middleware without effect, for facts about a handler that has no middleware. */
export const describe = (told: Facts): MiddlewareHandler => described<MiddlewareHandler>(async (_c, next) => next(), told);
