import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Environment } from '../deploy/deploy-steps.ts';
import { WRANGLER_BIN, WRANGLER_ENV } from '../wrangler.ts';
import type { Finding } from './doctor-report.ts';

const TIMEOUT_MS = 60_000;
const Info = v.object({
  jurisdiction: v.nullish(v.string()),
  running_in_region: v.nullish(v.string()),
});

/** The output of `wrangler d1 info` for the deployed database; throws when wrangler is not signed in or the database does not exist. */
export async function databaseInfo(
  environment: Environment,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const args = [WRANGLER_BIN, 'd1', 'info', 'DB', '--json', '--env', environment];
  // At the level «warn» wrangler omits its output.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...WRANGLER_ENV, WRANGLER_LOG: 'log', ...env },
    timeout: TIMEOUT_MS,
  });
  return stdout;
}

function infoIn(output: string): v.InferOutput<typeof Info> | undefined {
  try {
    const result = v.safeParse(Info, JSON.parse(output));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether guests' data is bound to the European Union. A jurisdiction can only be chosen when a database is created. */
export async function locationFinding(
  environment: Environment,
  ask = databaseInfo,
): Promise<Finding> {
  const name = 'Guests’ data stays in the EU';
  const info = infoIn(await ask(environment).catch(() => ''));
  if (!info)
    return {
      state: 'warning',
      name,
      detail: 'not known',
      remedy: `Sign in with «npx wrangler login», or run «npx wrangler d1 info DB --json --env "${environment}"»: it must name the jurisdiction "eu".`,
    };
  const { jurisdiction, running_in_region: region } = info;
  if (jurisdiction === 'eu') return { state: 'ok', name, detail: 'jurisdiction eu', remedy: '' };
  return {
    state: 'warning',
    name,
    detail: `${jurisdiction ? `jurisdiction ${jurisdiction}` : 'no jurisdiction'}${region ? `, now in ${region}` : ''}`,
    remedy:
      'The database may lie outside the EU, and a jurisdiction cannot be set later. Make a personal backup, create a database with --jurisdiction eu, put its id into wrangler.toml, deploy, restore («Where data lies» in worker/docs/deployment.md).',
  };
}
