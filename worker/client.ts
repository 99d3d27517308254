import type { ExtractSchema } from 'hono/types';
import type { Api } from '#contract/api.ts';
import type { features } from './app.ts';

type Routes = ExtractSchema<typeof features>;
type Answer<P extends string> = P extends `/api${infer Route}`
  ? Route extends keyof Routes
    ? Routes[Route] extends { $get: { output: infer Output } }
      ? Output
      : never
    : never
  : never;

/** For each path of the contract: `true`, or a type error naming the path whose route is missing or returns another type. */
type Agreement = { [P in keyof Api]: [Answer<P>] extends [never] ? 'missing' : Answer<P> extends Api[P] ? true : 'differs' };
type Disagreements = { [P in keyof Agreement as Agreement[P] extends true ? never : P]: Agreement[P] };

/** Fails to compile when a route and the contract disagree. */
export const agreement: keyof Disagreements extends never ? true : Disagreements = true;
