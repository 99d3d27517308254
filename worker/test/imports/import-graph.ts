import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Edge = { from: string; to: string; isType: boolean; isRelative: boolean };

const SPECIFIER =
  /(?:^(import|export) (type )?[^;'"]*?from|\bimport\(|^(?:import))\s*['"]([.#][^'"?]*)[^'"]*['"]/gm;
const aliases = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
).map(
  ([name, target]) =>
    [name.replace(/\*$/, ''), target.replace(/^\.\//, '').replace(/\*$/, '')] as const,
);

/** Tests, their builders and what runs them import whatever they test. */
const isTest = (file: string) => /\.test(?:-d)?\.|^worker\/test\/|^web\/(?:test|e2e)\//.test(file);

export const sources = ['worker', 'web']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isTest(file));

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  const alias = aliases.find(([name]) => specifier.startsWith(name));
  return alias ? alias[1] + specifier.slice(alias[0].length) : specifier;
}

const known = new Set(sources);

/** What each source imports of the others. */
export const edges: Edge[] = sources.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(SPECIFIER)]
    .map(([, , type, specifier = '']) => ({
      from,
      to: resolve(from, specifier),
      isType: type !== undefined,
      isRelative: specifier.startsWith('.'),
    }))
    .filter(({ to }) => known.has(to)),
);

/** Groups of names that reach each other (Tarjan). */
export function circles(pairs: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of pairs) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (name: string) => {
    order.set(name, order.size);
    lowest.set(name, order.size - 1);
    stack.push(name);
    for (const other of next.get(name) ?? []) {
      if (!order.has(other)) visit(other);
      if (stack.includes(other))
        lowest.set(name, Math.min(lowest.get(name) ?? 0, lowest.get(other) ?? 0));
    }
    if (lowest.get(name) !== order.get(name)) return;
    const group = stack.splice(stack.indexOf(name));
    if (group.length > 1) found.push(group.sort());
  };
  for (const name of next.keys()) if (!order.has(name)) visit(name);
  return found;
}
