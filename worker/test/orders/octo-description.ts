import * as octo from '@octocloud/types';
import description from '../../../node_modules/@octocloud/types/src/openapi.yaml?raw';

// What the standard's own OpenAPI description demands. It is read line by line: its indentation is regular.

type Schema = { parse: (value: unknown) => unknown };
export type Operation = {
  id: string;
  method: string;
  path: string;
  errors: string[];
  answer: Schema;
};

const schemas = octo as unknown as Record<string, Schema | undefined>;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The generated schema of that name. */
export function schemaNamed(name: string): Schema {
  const schema = schemas[`z${name}`];
  if (!schema) throw new Error(`The description has no schema «${name}».`);
  return schema;
}

const PATH = /^ {2}(\/\S*):$/;
const METHOD = /^ {4}(get|post|put|patch|delete):$/;
const ID = /^ {6}operationId: (\w+)$/;
const ERROR = /schemas\/Error(\w+)"/;

/** All operations, in the order of the description. */
export function describedOperations(): Operation[] {
  const operations: Operation[] = [];
  let path = '';
  let method = '';
  const paths = description.slice(
    description.indexOf('\npaths:'),
    description.indexOf('\ncomponents:'),
  );
  for (const line of paths.split('\n')) {
    path = PATH.exec(line)?.[1] ?? path;
    method = METHOD.exec(line)?.[1]?.toUpperCase() ?? method;
    const id = ID.exec(line)?.[1];
    if (id)
      operations.push({
        id,
        method,
        path,
        errors: [],
        answer: schemaNamed(`${id.split('_').map(capital).join('')}Response`),
      });
    const error = ERROR.exec(line)?.[1];
    if (error) operations.at(-1)?.errors.push(error);
  }
  return operations;
}

/** Operations by the lines of the description that start one: none is missed by a change of its layout. */
export const describedMethods =
  description.match(/^ {4}(?:get|post|put|patch|delete):$/gm)?.length ?? 0;

/** `InvalidProductID` is answered as `INVALID_PRODUCT_ID`. */
export const codeOf = (error: string) => error.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();

/** The field that the error has in addition to its code and message. */
export function fieldOf(error: string): string | undefined {
  const start = description.indexOf(`\n    Error${error}:`);
  const block = description.slice(start, description.indexOf('example:', start));
  return /required:\s+- (\w+)/.exec(block)?.[1];
}

/** The generated schema of the error. */
export const errorSchema = (error: string) =>
  schemaNamed(`Error${error.replace(/UUID$/, 'Uuid').replace(/ID$/, 'Id')}`);
