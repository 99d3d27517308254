import { Hono } from 'hono';
import { ApiError } from './problem.ts';
import type { ProblemText } from './problem-text.ts';
import type { Router } from './router.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

type Found = readonly [readonly (readonly [readonly [unknown, { method: string }], unknown])[]];

/** Methods that have a route of their own at the address; GET implies HEAD. */
function methodsAt(routes: Router, path: string): string[] {
  if (!(routes instanceof Hono)) return [];
  const found = METHODS.filter((method) =>
    (routes.router.match(method, path) as unknown as Found)[0].some(
      ([[, route]]) => route.method === method,
    ),
  );
  return found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** The refusal after the last of the routes: 405 with `Allow` where the address has another method, else 404. */
export function nothingHere(
  routes: Router,
  path: string,
  missing: ProblemText = 'problem.nothing_here',
): ApiError {
  const methods = methodsAt(routes, path);
  return methods.length === 0
    ? new ApiError(404, missing)
    : new ApiError(405, undefined, { headers: { Allow: methods.join(', ') } });
}
