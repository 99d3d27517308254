import { type Unstable_Config, unstable_readConfig } from 'wrangler';

const NO_DATABASE = '00000000-0000-0000-0000-000000000000';
/** Name of an environment in wrangler.toml; empty is production. */
export const ENVIRONMENTS = ['', 'preview'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export function environmentOf(name = ''): Environment {
  const environment = ENVIRONMENTS.find((one) => one === (name === 'production' ? '' : name));
  if (environment === undefined)
    throw new Error(
      `There is no environment «${name}». Leave --env out for production, or give --env preview.`,
    );
  return environment;
}

/** The resolved wrangler.toml of an environment. */
export const configOf = (environment: Environment): Unstable_Config =>
  unstable_readConfig({ config: 'wrangler.toml', env: environment });

/** Throws with instructions when the environment has no database yet. */
export function demandDatabase(environment: Environment): void {
  const [database] = configOf(environment).d1_databases;
  if (database?.database_id && database.database_id !== NO_DATABASE) return;
  const where = environment === '' ? '[[d1_databases]]' : `[[env.${environment}.d1_databases]]`;
  throw new Error(
    `wrangler.toml still names no database. Run «npx wrangler d1 create ${database?.database_name} --jurisdiction eu» and put its database_id under ${where} (worker/docs/deployment.md).`,
  );
}

type Step = { args: string[] /** Relative to the repository's root. */; cwd?: string };

/** Arguments for wrangler, in order: migrations, which the running version must still be compatible with, the worker, the static site. */
export function deploySteps({
  environment,
  isDry,
  hasPages,
}: {
  environment: Environment;
  isDry: boolean;
  hasPages: boolean;
}): Step[] {
  const env = ['--env', environment];
  if (isDry) return [{ args: ['deploy', '--dry-run', ...env] }];
  const branch = environment === '' ? [] : ['--branch', environment];
  return [
    { args: ['d1', 'migrations', 'apply', 'DB', '--remote', ...env] },
    { args: ['deploy', ...env] },
    ...(hasPages ? [{ args: ['pages', 'deploy', ...branch], cwd: 'web/pages' }] : []),
  ];
}
