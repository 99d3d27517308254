import type { JsonSchema, Schemas } from './from-schema.ts';

export type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };
export type Described = {
  method: string;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | undefined;
  types: string[];
  responses: Record<string, unknown>;
};
export type Description = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: JsonSchema }> };
        responses: Record<string, unknown>;
      }
    >
  >;
  components: { schemas: Schemas };
};

export const describedOperations = ({ paths }: Description): Described[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: Object.values(requestBody?.content ?? {})[0]?.schema,
      types: Object.keys(requestBody?.content ?? {}),
      responses,
    })),
  );
