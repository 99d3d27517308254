import type { Described } from './fuzz/description.ts';
import type { Sent } from './send.ts';

/** Finds the operation of a request's method and path. */
export function finder(operations: readonly Described[]) {
  const patterns = operations.map((one) => ({
    one,
    parameters: one.path.split('{').length,
    pattern: new RegExp(
      `^${one.path
        .replace(/[.]/g, '\\.')
        .replace(/\{path\}/g, '.+')
        .replace(/\{\w+\}/g, '[^/]+')}$`,
    ),
  }));
  // Literal segments before parameters, in the app's own order.
  patterns.sort((a, b) => a.parameters - b.parameters);
  return ({ method, path }: Sent): Described | undefined => {
    const [plain = ''] = path.split('?');
    return patterns.find(({ one, pattern }) => one.method === method && pattern.test(plain))?.one;
  };
}
