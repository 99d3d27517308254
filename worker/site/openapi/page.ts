import { html, raw } from 'hono/html';
import type { JsonSchema } from '#core/http/description/openapi-types.ts';
import type { ApiDescription, Operation } from './api-description.ts';
import { exampleValue } from './example-value.ts';
import { CSS, SCRIPT } from './page-assets.ts';

const REFERENCE = '#/components/schemas/';
const nameOf = (reference: string) => reference.slice(REFERENCE.length);
const anchor = (text: string) => text.replace(/[^a-zA-Z0-9]+/g, '-');

/** Paragraphs and `code` of our own short texts. */
const prose = (text: string) =>
  text
    .split('\n\n')
    .map(
      (paragraph) =>
        html`<p>${paragraph.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}</p>`,
    );

/** A schema in short form, with links to the named ones. */
function typeOf(schema: JsonSchema): unknown {
  if (typeof schema.$ref === 'string')
    return html`<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (Array.isArray(schema.enum))
    return schema.enum.map((one, index) => html`${index ? ' · ' : ''}<code>${String(one)}</code>`);
  const several = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as JsonSchema[] | undefined;
  if (several)
    return several.map(
      (one, index) => html`${index ? (schema.allOf ? ' and ' : ' or ') : ''}${typeOf(one)}`,
    );
  if (schema.type === 'array') return html`list of ${typeOf((schema.items ?? {}) as JsonSchema)}`;
  const limits = [
    schema.format,
    schema.minimum !== undefined && `≥ ${schema.minimum}`,
    schema.maximum !== undefined && `≤ ${schema.maximum}`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.pattern,
  ].filter(Boolean);
  return html`${schema.type ?? 'anything'}${limits.length > 0 ? html` <small>${limits.join(', ')}</small>` : ''}`;
}

function fields(schema: JsonSchema): unknown {
  const required = new Set((schema.required ?? []) as string[]);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return html`<p>${typeOf(schema)}</p>`;
  return html`<dl>${properties.map(
    ([
      name,
      one,
    ]) => html`<div><dt><code>${name}</code>${required.has(name) ? '' : html` <small>optional</small>`}</dt>
<dd>${one.type === 'object' && one.properties ? fields(one) : typeOf(one)}${one.description ? html` – ${one.description}` : ''}</dd></div>`,
  )}</dl>`;
}

function curlOf(
  method: string,
  path: string,
  { requestBody, security, parameters = [] }: Operation,
  resolve: (name: string) => JsonSchema,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    name === 'id' || name === 'version' ? '1' : `$${name.toUpperCase()}`,
  );
  const queryParams = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, schema }) => `${name}=${exampleValue(schema, resolve, name)}`);
  const address = `"$SITE${filled}${queryParams.length > 0 ? `?${queryParams.join('&')}` : ''}"`;
  const json = requestBody?.content['application/json']?.schema;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${address}`,
    ...(security.some((one) => 'key' in one) ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(json
      ? [
          '-H "Content-Type: application/json"',
          `-d '${JSON.stringify(exampleValue(json, resolve)).replaceAll("'", "'\\''")}'`,
        ]
      : []),
    ...(requestBody && !json ? ['-F file=@picture.jpg'] : []),
  ].join(' \\\n  ');
}

const access = ({ security }: Operation) => {
  if (security.length === 0) return 'Open to everybody';
  const scope = security.find((one) => one.key)?.key?.[0];
  return scope ? html`A session, or a key with <code>${scope}</code>` : 'A session; no key gets in';
};

function answersOf(responses: Operation['responses']) {
  const own = Object.entries(responses).flatMap(([status, one]) =>
    '$ref' in one ? [] : [{ status, one }],
  );
  const refusals = Object.keys(responses).filter(
    (status) => !own.some((one) => one.status === status),
  );
  return html`<dl>${own.map(({ status, one: { description, content } }) => {
    const [kind, answer] = Object.entries(content ?? {})[0] ?? [];
    return html`<div><dt><code>${status}</code></dt><dd>${description}${kind ? html` <small>${kind}</small>` : ''} ${answer?.schema ? typeOf(answer.schema) : ''}</dd></div>`;
  })}<div><dt>Refusals</dt><dd>${refusals.filter((status) => status !== 'default').map((status) => html`<code>${status}</code> `)}<a href="#schema-Problem">Problem</a></dd></div></dl>`;
}

function operation(
  path: string,
  method: string,
  one: Operation,
  resolve: (name: string) => JsonSchema,
) {
  const { parameters = [], requestBody, responses } = one;
  const [type, sent] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const limit = one['x-rate-limit'];
  return html`<details id="${one.operationId}" data-find="${`${method} ${path} ${one.summary}`.toLowerCase()}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${one.summary}</span></summary>
<div>${one.description ? prose(one.description) : ''}
<p>${access(one)}.${limit ? ` At most ${limit.requests} a minute for an address.` : ''} <a href="#${one.operationId}">Link</a></p>
${parameters.length > 0 ? html`<h4>Parameters</h4><dl>${parameters.map((p) => html`<div><dt><code>${p.name}</code> <small>${p.in}${p.required ? '' : ', optional'}</small></dt><dd>${typeOf(p.schema)}${p.description ? html` – ${p.description}` : ''}</dd></div>`)}</dl>` : ''}
${sent ? html`<h4>Body <small>${type}</small></h4>${typeOf(sent.schema)}` : ''}
<h4>Answers</h4>${answersOf(responses)}
<pre>${curlOf(method.toUpperCase(), path, one, resolve)}</pre></div>
</details>`;
}

const CLIENT = `# Every trip with the day it was last changed, as a program reads it (curl and jq).
SITE=https://example.com
KEY=menorca_...           # Administration > API keys, scopes trips:read and trips:write

curl -s "$SITE/api/admin/trips?pageSize=100&sort=-updated" \\
  -H "Authorization: Bearer $KEY" | jq -r '.items[] | "\\(.updatedAt) \\(.name)"'

# Change one: read it, change it, send it back with the version that was read (scope trips:write).
curl -s "$SITE/api/admin/trips/7" -H "Authorization: Bearer $KEY" | jq '.price = 49' |
  curl -s -X PUT "$SITE/api/admin/trips/7" -H "Authorization: Bearer $KEY" \\
    -H "Content-Type: application/json" -d @-

# Add one as a draft, with a picture of the library (scope trips:write; a slug that is taken answers 422).
PICTURE=$(curl -s "$SITE/api/admin/trips?pageSize=1" -H "Authorization: Bearer $KEY" | jq -r '.items[0].image')
curl -s -X POST "$SITE/api/admin/trips" -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" -d '{
  "name": "Faros al atardecer", "slug": "faros-al-atardecer", "image": "'"$PICTURE"'", "tripTypeId": 1,
  "description": "De Favàritx a Cavalleria con la última luz.", "region": "north", "location": "Favàritx",
  "duration": "4 horas", "durationClass": "half-day", "price": 45, "rating": null, "status": "draft",
  "translations": { "name": { "en": "Lighthouses at dusk", "de": "Leuchttürme am Abend", "ca": "Fars a la posta de sol" } }
}' | jq '{id, version, status}'`;

/** The description for people: one self-contained page, readable without scripts. */
export function docsPage(api: ApiDescription): string {
  const resolve = (reference: string) => api.components.schemas[nameOf(reference)] ?? {};
  const all = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, one })),
  );
  const groups = api.tags.map(({ name }) => ({
    name,
    routes: all.filter(({ one }) => one.tags[0] === name),
  }));
  const { session, key } = api.components.securitySchemes;
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${api.info.title}</title><style>${raw(CSS)}</style></head><body>
<header><h1>${api.info.title} <small>${api.info.version}</small></h1><p>${api.info.summary} <a href="/api/openapi.json">openapi.json</a></p>
<label for="find">Find</label><input id="find" type="search" autocomplete="off" placeholder="trips, POST, csv …"></header>
<nav aria-label="Parts"><ul><li><a href="#start">Start</a></li>${groups.map(({ name }) => html`<li><a href="#${anchor(name)}">${name}</a></li>`)}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main><section id="start"><h2>Start</h2>${prose(api.info.description)}
<h3>Keys for programs</h3>${prose(String(key?.description))}<pre>${CLIENT}</pre>
<h3>Sessions for people</h3>${prose(String(session?.description))}</section>
${groups.map(
  ({ name, routes }) =>
    html`<section id="${anchor(name)}"><h2>${name}</h2>${routes.map(({ path, method, one }) => operation(path, method, one, resolve))}</section>`,
)}
<section id="schemas"><h2>Schemas</h2>${Object.entries(api.components.schemas).map(
    ([name, schema]) =>
      html`<details id="schema-${name}" data-find="${name.toLowerCase()}"><summary><code>${name}</code></summary><div>${fields(schema)}</div></details>`,
  )}</section></main><script>${raw(SCRIPT)}</script></body></html>`;
  return String(page);
}
