import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The local worker's secret for keys of providers, made at the first start and kept with the state. */
export function keysSecret(directory: string): string {
  const file = path.join(directory, 'keys-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = randomBytes(32).toString('hex');
  mkdirSync(directory, { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
