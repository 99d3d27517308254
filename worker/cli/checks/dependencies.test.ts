import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Dependencies = Record<string, string>;
type Manifest = {
  dependencies: Dependencies;
  devDependencies: Dependencies;
  overrides?: Dependencies;
};
type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  deprecated?: string;
  dev?: boolean;
  inBundle?: boolean;
};
type Lockfile = { lockfileVersion: number; packages: Record<string, Locked & Partial<Manifest>> };

const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
const manifest = readJson<Manifest>('package.json');
const { lockfileVersion, packages } = readJson<Lockfile>('package-lock.json');
const { '': root, ...others } = packages;
const locked = Object.entries(others);

const REGISTRY = 'https://registry.npmjs.org/';
/** Licences that require only their notice, and nothing of the product built with them. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  '(MIT AND Zlib)',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'MIT OR Apache-2.0',
  '(MIT OR Apache-2.0)',
];

test('every dependency is named by its exact version, and the lockfile says the same', () => {
  expect(lockfileVersion).toBe(3);
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  );
  expect([root?.dependencies, root?.devDependencies]).toEqual([
    manifest.dependencies,
    manifest.devDependencies,
  ]);
  for (const [name, version] of Object.entries(direct))
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
});

test('whatever is installed comes from a registry and is checked by its hash', () => {
  expect(locked.length).toBeGreaterThan(100);
  // A bundled package is covered by its parent's hash. Without a URL it comes from the configured registry, never from another host.
  const isSure = ({ resolved, integrity, inBundle }: Locked) =>
    (resolved ?? REGISTRY).startsWith(REGISTRY) && (inBundle || integrity?.startsWith('sha512-'));
  expect(locked.filter(([, one]) => !isSure(one)).map(([path]) => path)).toEqual([]);
});

test('no package is deprecated, which `.npmrc` would hide, and commands run on the Node that packages want', () => {
  const deprecated = locked.flatMap(([path, one]) => (one.deprecated ? [path] : []));
  expect(deprecated).toEqual([]);
  expect(readFileSync('.node-version', 'utf8').trim()).toBe(manifest.devDependencies.node);
});

test('what the product is built from has licences that suit its own', () => {
  const shipped = locked.filter(([, { dev }]) => !dev);
  const licenceOf = (path: string, { license }: Locked) =>
    license ?? readJson<{ license?: string }>(`${path}/package.json`).license ?? 'none';
  const others = shipped
    .map(([path, one]) => [path, licenceOf(path, one)])
    .filter(([, licence = '']) => !PERMISSIVE.includes(licence));
  expect(others).toEqual([]);
});
