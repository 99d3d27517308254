import { type Context, type ErrorHandler, Hono, type MiddlewareHandler, type Next } from 'hono';
import type { RouterRoute } from 'hono/types';
import type { App, Bindings } from '#env';

type Answer = Response | Promise<Response>;
/** What stands before a route's handler, whatever it validates. */
type Step = (c: never, next: Next) => Promise<unknown>;
/** What the handler may read by `c.req.valid`. */
type By<S> = S extends MiddlewareHandler<infer _E, infer _P, infer I> ? I : object;
type Handler<P extends string, Validated extends object = object> = (
  c: Context<App, P, Validated>,
  next: Next,
) => Answer;

type Method = {
  <P extends string>(path: P, handler: Handler<P>): void;
  <P extends string, A extends Step>(path: P, a: A, handler: Handler<P, By<A>>): void;
  <P extends string, A extends Step, B extends Step>(
    path: P,
    a: A,
    b: B,
    handler: Handler<P, By<A> & By<B>>,
  ): void;
  <P extends string, A extends Step, B extends Step, C extends Step>(
    path: P,
    a: A,
    b: B,
    c: C,
    handler: Handler<P, By<A> & By<B> & By<C>>,
  ): void;
  <P extends string, A extends Step, B extends Step, C extends Step, D extends Step>(
    path: P,
    a: A,
    b: B,
    c: C,
    d: D,
    handler: Handler<P, By<A> & By<B> & By<C> & By<D>>,
  ): void;
  <
    P extends string,
    A extends Step,
    B extends Step,
    C extends Step,
    D extends Step,
    E extends Step,
  >(
    path: P,
    a: A,
    b: B,
    c: C,
    d: D,
    e: E,
    handler: Handler<P, By<A> & By<B> & By<C> & By<D> & By<E>>,
  ): void;
};

/**
 * Hono's own signatures try each number of handlers with and without a path, and return the chain of all routes as a type. Routes here
 * are statements, whose chain no code reads: one signature for each number of steps, which knows the path and what they validate.
 */
export type Router = {
  routes: RouterRoute[];
  fetch: (request: Request, env?: Bindings, context?: ExecutionContext) => Answer;
  request: (
    input: string | Request,
    init?: RequestInit,
    env?: Bindings,
    context?: ExecutionContext,
  ) => Answer;
  onError: (handler: ErrorHandler<App>) => void;
  get: Method;
  post: Method;
  put: Method;
  patch: Method;
  delete: Method;
  all: Method;
  on: {
    (method: string, paths: string | string[], handler: Handler<string>): void;
    (method: string, paths: string | string[], step: MiddlewareHandler<App>): void;
  };
  use: {
    (...steps: MiddlewareHandler<App>[]): void;
    (path: string, ...steps: MiddlewareHandler<App>[]): void;
  };
  route: (path: string, routes: Router) => void;
};

/** Base of every feature's routes, so that bindings and variables have the same types. */
export const router = () => new Hono<App>() as unknown as Router;
