import { existsSync } from 'node:fs';
import path from 'node:path';
import { connect } from '#core/db/client.ts';
import { checkInstallation } from '#site/utilities/checks.ts';
import { localPlatform } from '../local/local-platform.ts';
import { type Finding, findingOf } from './doctor-report.ts';

const OLDEST_NODE = [20, 19] as const;

function nodeFinding(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return {
    state: isNew ? 'ok' : 'failed',
    name: 'Node',
    detail: process.versions.node,
    remedy: `Install Node ${OLDEST_NODE.join('.')} or newer.`,
  };
}

const buildFinding = (): Finding => ({
  state: existsSync('dist/index.html') ? 'ok' : 'failed',
  name: 'Static build (dist/)',
  remedy: 'There is none. Run «npm run build», or «npm start», which builds first.',
});

/** An installation on this machine with its state in `directory`. Read-only: nothing is created or changed. */
export async function localFindings(directory: string): Promise<Finding[]> {
  const own = [nodeFinding(), buildFinding()];
  const remedy = `There is no installation in ${directory}. Run «npm start -- --persist-to ${directory}» first.`;
  if (!existsSync(path.join(directory, 'v3', 'd1')))
    return [...own, { state: 'failed', name: 'Local state', detail: directory, remedy }];
  const platform = await localPlatform(directory);
  try {
    const checks = await checkInstallation(
      platform.env,
      connect(platform.env.DB),
      'http://localhost',
    );
    return [...own, ...checks.map(findingOf)];
  } finally {
    await platform.dispose();
  }
}
