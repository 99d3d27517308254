import type { RouterRoute } from 'hono/types';
import { type GenerateSpecOptions, generateSpecs, loadVendor } from 'hono-openapi';
import type * as v from 'valibot';
import { VERSION } from '#contract/version.ts';
import { specOf } from '#core/http/description/describe-route.ts';
import type { ApiDescription, Operation } from './api-description.ts';
import { completeOperation, type DescribedOperation } from './complete-operation.ts';
import { INTRODUCTION, KEY_DESCRIPTION, SESSION_DESCRIPTION } from './introduction.ts';
import { SchemaBook } from './json-schemas.ts';
import { ANSWER_SCHEMAS, BODY_SCHEMAS } from './named-schemas.ts';
import { PROBLEM, REFUSAL_RESPONSES } from './refusals.ts';
import { describeTag } from './tags.ts';

const isDescription = ({ handler }: RouterRoute) => specOf(handler)?.summary !== undefined;
const spelled = ({ method, path }: RouterRoute) =>
  `${method} ${path.replace(/:(\w+)(?:\{(?:[^{}]|\{\d+\})*\})?/g, '{$1}')}`;

/** Of two routes for the same requests the first responds, and generateSpecs would merge them: drops the second one's description. */
function firstDescriptions(routes: readonly RouterRoute[]): RouterRoute[] {
  const descriptions = new Map<string, number>();
  return routes.filter((route) => {
    const count = (descriptions.get(spelled(route)) ?? 0) + (isDescription(route) ? 1 : 0);
    descriptions.set(spelled(route), count);
    return count < 2;
  });
}

/** The generator with what it is asked for here. It reads the routes alone; its own type compares two apps with all their methods. */
const specsOf = generateSpecs as unknown as (
  app: { routes: readonly RouterRoute[] },
  options: Partial<GenerateSpecOptions>,
) => Promise<{ paths: Record<string, Record<string, DescribedOperation>> }>;

/** The whole API as OpenAPI 3.1, from the descriptions at its routes and the schemas that they validate with. */
export async function describeApi(routes: readonly RouterRoute[]): Promise<ApiDescription> {
  const schemas = new SchemaBook({ input: BODY_SCHEMAS, output: ANSWER_SCHEMAS });
  loadVendor('valibot', {
    toOpenAPISchema: (schema, { options }) => schemas.refer(schema as v.GenericSchema, options),
  });
  const described = firstDescriptions(routes).map((route) => ({
    ...route,
    path: `/api${route.path}`,
  }));
  const specs = await specsOf(
    { routes: described },
    { excludeStaticFile: false, defaultValidationErrorResponse: false },
  );
  const paths = Object.fromEntries(
    Object.entries(specs.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, one]): [string, Operation] => [
          method,
          completeOperation(method.toUpperCase(), path, one, schemas),
        ]),
      ),
    ]),
  );
  const tags = new Set(
    Object.values(paths).flatMap((operations) =>
      Object.values(operations).flatMap((one) => one.tags),
    ),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Menorca API',
      version: VERSION,
      summary: 'Trips, destinations and airport transfers in Menorca, and their administration.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This site' }],
    tags: [...tags].map(describeTag),
    paths,
    components: {
      schemas: { Problem: PROBLEM, ...schemas.components() },
      responses: REFUSAL_RESPONSES,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: SESSION_DESCRIPTION,
        },
        key: { type: 'http', scheme: 'bearer', description: KEY_DESCRIPTION },
      },
    },
  };
}
