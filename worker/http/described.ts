import type { MiddlewareHandler } from 'hono';
import type * as v from 'valibot';

/** What the API's description tells of a route beyond its method and path; every link of a route's chain may know a part. */
export type Facts = {
  /** Schemas that the body satisfies, all of them. */
  body?: readonly v.GenericSchema[];
  bodyLimitBytes?: number;
  /** The body is a file of one of these types. */
  files?: readonly string[];
  query?: v.GenericSchema;
  limit?: 'FORM_LIMIT' | 'QUERY_LIMIT' | 'LOGIN_LIMIT';
  access?: 'user' | 'admin';
  /** Good answers by status; null has no body. */
  answers?: Readonly<Record<number, v.GenericSchema | null>>;
};

const facts = new WeakMap<object, Facts>();

/** Keeps what is told of a handler beside it. */
export function described<H extends object>(handler: H, told: Facts): H {
  facts.set(handler, told);
  return handler;
}

export const factsOf = (handler: object): Facts => facts.get(handler) ?? {};

/** A link that lets everything pass: for what a handler does by itself. */
export const describe = (told: Facts): MiddlewareHandler => described<MiddlewareHandler>(async (_c, next) => next(), told);
