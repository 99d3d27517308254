import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Context } from 'hono';
import * as v from 'valibot';
import { FALLBACK_LANGUAGE } from '#contract/languages/language.ts';
import type { Problem } from '#contract/problem.ts';
import { VERSION } from '#contract/version.ts';
import { PRIVATE_CACHE } from '#core/cache/policy.ts';
import { FORM_LIMIT_BYTES } from '#core/http/bodies/body.ts';
import { withDatabase } from '#core/http/database.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { ApiError } from '#core/http/problem.ts';
import { clientAddress, consumeToken, rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { fetchOwnApi } from '../own-api.ts';
import { bookingTools } from './booking-tools.ts';
import { contentTools } from './content-tools.ts';
import { pageOf, searchOf, type Tool, type ToolContext } from './tool.ts';

const TOOLS: readonly Tool[] = [...contentTools, ...bookingTools];

const instructionsOf = (hasNoTransfers: boolean) =>
  `${hasNoTransfers ? 'Trips' : 'Trips, airport transfers'} and facts about Menorca, from the company that runs them. Prices are in euro cents unless a currency stands beside them, times those of Menorca. Nothing is booked or held here: give the visitor the page of \`bookUrl\`.`;

/** Each only reads: of this site alone, the same each time. */
const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const DESCRIBED = TOOLS.map(({ name, title, description, input }) => {
  const { $schema: _dialect, ...inputSchema } = toJsonSchema(input, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return {
    ...{ name, title, description, annotations: { title, ...READS } },
    inputSchema: { ...inputSchema, type: 'object' as const },
  };
});

/** An answer that the API refused, in a sentence. */
class Refused extends Error {}

/** Reads as a page does that is rendered: from the API's own handlers. */
const readsOf = (c: Context<App>): ToolContext['read'] => {
  const { db, reader } = c.var;
  return async (route, language, search = {}, id = 0) => {
    const path = route.replace(':id', String(id)) + searchOf({ ...search, lang: language });
    const headers = { 'Accept-Language': language };
    const answer = await fetchOwnApi(
      path,
      c.env,
      c.executionCtx as ExecutionContext,
      { db, reader },
      headers,
    );
    if (answer.ok) return answer.json();
    const { detail, errors = [] } = await answer.json<Problem>();
    throw new Refused([detail, ...errors.map((one) => `${one.path}: ${one.message}`)].join(' '));
  };
};

const refusal = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
});

async function call(c: Context<App>, name: string, input: unknown): Promise<CallToolResult> {
  const found = TOOLS.find((one) => one.name === name);
  if (!found) throw new McpError(ErrorCode.InvalidParams, `There is no tool «${name}».`);
  await consumeToken(c.env, 'QUERY_LIMIT', `mcp-call:${clientAddress(c.req)}`);
  const checked = v.safeParse(found.input, input);
  if (!checked.success)
    return refusal(
      checked.issues.map((one) => `${v.getDotPath(one) ?? name}: ${one.message}`).join(' '),
    );
  const page = pageOf(shownOrigin(c.env, c.req.url));
  const answer = await found.call(checked.output, { read: readsOf(c), page });
  return {
    content: [{ type: 'text', text: JSON.stringify(answer) }],
    structuredContent: answer,
  };
}

/** What is refused is for the assistant to read; all else is a fault of the server. */
const orRefusal = (error: unknown): CallToolResult => {
  if (error instanceof Refused || error instanceof ApiError) return refusal(error.message);
  throw error;
};

/** Trips, transfers and facts for assistants: https://modelcontextprotocol.io, streamable HTTP without sessions. */
export const mcpRoutes = router();

mcpRoutes.post('/mcp', rateLimit('QUERY_LIMIT', 'mcp:'), withDatabase, async (c) => {
  const { siteName, hasNoTransfers = false } = await readsOf(c)('/api/site', FALLBACK_LANGUAGE);
  const server = new Server(
    { name: 'menorca', title: siteName, version: VERSION },
    { capabilities: { tools: {} }, instructions: instructionsOf(hasNoTransfers) },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: DESCRIBED.filter(({ name }) => !(hasNoTransfers && name.startsWith('transfer_'))),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(c, params.name, params.arguments ?? {}).catch(orRefusal),
  );
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: FORM_LIMIT_BYTES,
  });
  await server.connect(transport);
  const answer = await transport.handleRequest(c.req.raw);
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', PRIVATE_CACHE);
  return new Response(answer.body, { status: answer.status, headers });
});
// Without sessions there is no stream to open and nothing to end.
mcpRoutes.all('/mcp', () => {
  throw new ApiError(405, undefined, { headers: { Allow: 'POST' } });
});
