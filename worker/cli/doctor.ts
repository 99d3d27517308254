import { commandOptions } from './command-options.ts';
import { environmentOf } from './deploy/deploy-steps.ts';
import { deployedFindings } from './doctor/doctor-deployed.ts';
import { localFindings } from './doctor/doctor-local.ts';
import { locationFinding } from './doctor/doctor-location.ts';
import { type Finding, reportOf } from './doctor/doctor-report.ts';

// `npm run doctor`: checks an installation and says in plain words what to fix. Checks local state, or with --url a deployed site, where
// API_KEY (scope utilities:read) adds the worker's own checks and wrangler reports the location of the database of `--env`. Exits with 1
// when a check failed.

const { values } = commandOptions({
  options: {
    url: { type: 'string' },
    env: { type: 'string' },
    'persist-to': { type: 'string', default: '.wrangler/state' },
  },
});

const atAddress = async (url: string): Promise<Finding[]> => [
  ...(await deployedFindings(url, process.env.API_KEY)),
  ...(url.startsWith('https:') ? [await locationFinding(environmentOf(values.env))] : []),
];

async function main() {
  const findings = values.url
    ? await atAddress(values.url)
    : await localFindings(values['persist-to']);
  const { lines, isSound } = reportOf(findings);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isSound ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
