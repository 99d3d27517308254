import type { JsonSchema, Parameter } from '#core/http/description/openapi-types.ts';

export type Answer = {
  description: string;
  headers?: JsonSchema;
  content?: Record<string, { schema?: JsonSchema }>;
};
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer | { $ref: string }>;
  'x-rate-limit'?: { requests: number; seconds: 60; per: 'address' };
  'x-body-limit-bytes'?: number;
};
export type ApiDescription = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, JsonSchema>;
  };
};
