import type { Described } from './requests.ts';
import type { Sent } from './send.ts';

/** Tells which operation a request's method and path belong to. */
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
  // Fixed words before parameters, as the app's own order has it.
  patterns.sort((a, b) => a.parameters - b.parameters);
  return ({ method, path }: Sent): Described | undefined => {
    const [plain = ''] = path.split('?');
    return patterns.find(({ one, pattern }) => one.method === method && pattern.test(plain))?.one;
  };
}
