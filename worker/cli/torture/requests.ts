import * as fc from 'fast-check';
import type { Described, Description, Parameter } from './fuzz/description.ts';
import { SchemaValues } from './fuzz/from-schema.ts';
import { hostileBody, hostileSegment } from './fuzz/hostile.ts';
import type { Known } from './known.ts';
import type { Persona, Sent } from './send.ts';
import { pageRequest } from './stress/page-requests.ts';
import {
  PERSONAS,
  UNUSUAL_HEADERS,
  UNUSUAL_METHODS,
  UNUSUAL_QUERY,
} from './stress/unusual-requests.ts';
import { upload } from './uploads.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

const IDEMPOTENCY = fc.oneof(
  fc.constant({}),
  fc.constantFrom('a', 'b', ' ', 'x'.repeat(3000)).map((key) => ({ 'Idempotency-Key': key })),
  fc.uuid().map((key) => ({ 'Idempotency-Key': key })),
);

/** A restore with `replace` undoes the whole installation, so that generated restores never set it. */
const withoutReplacing = (path: string, value: unknown) =>
  path === '/api/admin/backup' && typeof value === 'object' && value !== null
    ? { ...value, replace: false }
    : value;

const written = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const formOf = (value: unknown) =>
  new URLSearchParams(
    Object.entries((value ?? {}) as object).flatMap(([name, one]) =>
      typeof one === 'object' && one !== null
        ? Object.entries(one).map(([inner, deep]) => [`${name}.${inner}`, written(deep)])
        : [[name, written(one)]],
    ),
  ).toString();

/** Generates requests from the API description, most of them nearly valid. */
export class Requests {
  private readonly values: SchemaValues;

  constructor(
    description: Description,
    private readonly known: Known,
  ) {
    this.values = new SchemaValues(description.components.schemas, known.byName);
  }

  private segment({ name, schema }: Parameter, path: string): fc.Arbitrary<string> {
    const real = path.includes('/images/optimize/')
      ? fc.constantFrom(...this.known.pictures)
      : this.known.byName[name]
        ? fc.constantFrom(...this.known.byName[name])
        : name === 'slug' || name === 'page'
          ? fc.constantFrom(...this.known.slugs)
          : fc.integer({ min: 1, max: 30 }).map(String);
    const fromSchema = this.values
      .of(schema, name)
      .map((value) => encodeURIComponent(written(value).toWellFormed().slice(0, 1000)));
    return fc.oneof(
      { weight: 7, arbitrary: real },
      { weight: 2, arbitrary: fromSchema },
      { weight: 2, arbitrary: hostileSegment },
    );
  }

  private query(parameters: Parameter[]): fc.Arbitrary<string> {
    const queryParameters = parameters.filter((one) => one.in === 'query');
    if (queryParameters.length === 0)
      return fc.oneof(
        { weight: 9, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: UNUSUAL_QUERY },
      );
    const model = Object.fromEntries(
      queryParameters.map((one) => [one.name, this.values.of(one.schema, one.name).map(written)]),
    );
    const required = queryParameters.filter((one) => one.required).map(({ name }) => name);
    const usual = fc.record(model, { requiredKeys: required }).map((record) => {
      const pairs = Object.entries(record).map(
        ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed().slice(0, 2000))}`,
      );
      return pairs.length > 0 ? `?${pairs.join('&')}` : '';
    });
    return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: UNUSUAL_QUERY });
  }

  private body({
    body,
    types,
    method,
    path,
  }: Described): fc.Arbitrary<Pick<Sent, 'headers' | 'body'>> {
    if (isSafe(method)) return fc.constant({ headers: {} });
    const json = { 'Content-Type': 'application/json' };
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const wild = fc.record({
      headers: fc.constantFrom<Record<string, string>[]>(json, form, {}),
      body: hostileBody,
    });
    if (types.some((type) => type.startsWith('image/'))) return upload;
    if (!body)
      return fc.oneof(
        { weight: 5, arbitrary: fc.constant({ headers: {} }) },
        { weight: 1, arbitrary: wild },
      );
    const good = this.values.of(body).map((value) => withoutReplacing(path, value));
    const asJson = good.map((value) => ({ headers: json, body: JSON.stringify(value) ?? 'null' }));
    const asForm = good.map((value) => ({ headers: form, body: formOf(value) }));
    return fc.oneof(
      { weight: 10, arbitrary: asJson },
      { weight: types.includes(form['Content-Type']) ? 4 : 1, arbitrary: asForm },
      { weight: 2, arbitrary: wild },
    );
  }

  private of(one: Described): fc.Arbitrary<Sent> {
    const inPath = one.parameters.filter((parameter) => parameter.in === 'path');
    const address = fc
      .tuple(
        fc.tuple(...inPath.map((parameter) => this.segment(parameter, one.path))),
        this.query(one.parameters),
      )
      .map(
        ([segments, query]) =>
          inPath.reduce(
            (path, { name }, index) => path.replace(`{${name}}`, () => segments[index] ?? ''),
            one.path,
          ) + query,
      );
    return fc
      .record({
        method: fc.oneof(
          { weight: 30, arbitrary: fc.constant(one.method) },
          { weight: 1, arbitrary: UNUSUAL_METHODS },
        ),
        address,
        persona:
          one.path.startsWith('/api/admin') || one.path.startsWith('/api/account')
            ? PERSONAS
            : fc.constant<Persona>('visitor'),
        sent: this.body(one),
        once: one.parameters.some((parameter) => parameter.in === 'header')
          ? IDEMPOTENCY
          : fc.constant({}),
        unusualHeaders: fc.oneof(
          { weight: 12, arbitrary: fc.constant<Record<string, string>>({}) },
          { weight: 1, arbitrary: UNUSUAL_HEADERS },
        ),
      })
      .map(({ method, address: path, persona, sent, once, unusualHeaders }) => ({
        method,
        path,
        persona,
        ...sent,
        headers: { ...sent.headers, ...once, ...unusualHeaders },
      }));
  }

  /** One request in seven is outside the API. */
  all(operations: readonly Described[]): fc.Arbitrary<Sent> {
    return fc.oneof(
      { weight: 6, arbitrary: fc.oneof(...operations.map((one) => this.of(one))) },
      { weight: 1, arbitrary: pageRequest(this.known) },
    );
  }
}
