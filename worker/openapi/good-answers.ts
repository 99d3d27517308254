import type { Api } from '#contract/api.ts';
import { API_ANSWERS, WRITE_ANSWERS } from './answers.ts';
import type { DescribedRoute, Operation } from './describe-api.ts';
import type { JsonSchema, SchemaBook } from './json-schemas.ts';
import type { Words } from './words.ts';

const JSON_TYPE = 'application/json';
const GOOD: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  202: 'Accepted',
  204: 'Done, without a body',
  503: 'Something is missing',
};

const isApiPath = (path: string): path is keyof Api => Object.hasOwn(API_ANSWERS, path);

/** Successful responses of a route. */
export function goodAnswers(
  { method, template, facts }: DescribedRoute,
  words: Words | undefined,
  answers: SchemaBook,
  name: string,
): Operation['responses'] {
  const asContract = `/api${template.replace(/\{(\w+)\}/g, ':$1')}`;
  const known = method === 'GET' && isApiPath(asContract) ? API_ANSWERS[asContract] : WRITE_ANSWERS[`${method} ${template}`];
  const statuses = words?.good ?? (facts.answers ? Object.keys(facts.answers).map(Number) : 200);
  return Object.fromEntries(
    [statuses].flat().map((status) => {
      const description = GOOD[status] ?? 'Done';
      if (status === 204) return [status, { description }];
      const schema = known ?? facts.answers?.[status] ?? Object.values(facts.answers ?? {})[0];
      const told: { schema?: JsonSchema } = schema ? { schema: answers.refer(schema, `${name}Answer`) } : {};
      return [status, { description, content: { [words?.type ?? JSON_TYPE]: told } }];
    }),
  );
}
