import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/password.ts';
import { EMAIL_PATTERN } from '#contract/mail/contact.ts';
import { adminStatements } from '#core/auth/accounts/admin-statements.ts';
import { isCommonPassword } from '#core/auth/passwords/common-passwords.ts';
import { hashPassword } from '#core/auth/passwords/password.ts';
import { ask } from './ask.ts';
import { commandOptions } from './command-options.ts';
import { environmentOf } from './deploy/deploy-steps.ts';
import { WRANGLER_BIN, WRANGLER_ENV } from './wrangler.ts';

// `npm run admin:create`: creates an administrator in the local database, with --remote in production's (--env preview: in the preview's).
// The password is hashed here; it is neither an argument nor in any file.

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = commandOptions({
  options: {
    email: { type: 'string' },
    name: { type: 'string', default: 'Admin' },
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
    'persist-to': { type: 'string', default: '.wrangler/state' },
    'clear-second-factor': { type: 'boolean', default: false },
  },
});

async function emailOf(): Promise<string> {
  const given =
    values.email ?? process.env.ADMIN_EMAIL ?? (process.stdin.isTTY ? await ask('E-mail: ') : '');
  const email = given.trim().toLowerCase();
  if (!EMAIL_PATTERN.test(email) || email.length > 254)
    throw new Error('Give the email address of the account: --email you@example.com');
  return email;
}

/** From ADMIN_PASSWORD, else from the terminal; without input or terminal it is generated and shown once. */
async function passwordOf(email: string): Promise<{ password: string; isMadeUp: boolean }> {
  const given =
    process.env.ADMIN_PASSWORD ??
    (process.stdin.isTTY
      ? await ask('Password (empty: one is made up): ', { isSecret: true })
      : '');
  if (given === '') return { password: randomBytes(18).toString('base64url'), isMadeUp: true };
  if (given.length < PASSWORD_MIN || given.length > PASSWORD_MAX)
    throw new Error(`A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  if (given.toLowerCase() === email || isCommonPassword(given, [email]))
    throw new Error('This password is too easy to guess.');
  return { password: given, isMadeUp: false };
}

function execute(statements: string[]): void {
  const directory = mkdtempSync(path.join(tmpdir(), 'admin-'));
  const file = path.join(directory, 'admin.sql');
  const where = [
    '--env',
    environmentOf(values.env),
    ...(values.remote ? ['--remote'] : ['--local', '--persist-to', values['persist-to']]),
  ];
  try {
    writeFileSync(file, statements.map((statement) => `${statement};\n`).join(''), { mode: 0o600 });
    execFileSync(
      process.execPath,
      [WRANGLER_BIN, 'd1', 'execute', 'DB', ...where, '--yes', '--file', file],
      {
        env: WRANGLER_ENV,
        stdio: 'pipe',
      },
    );
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(
      `The database could not be written. Is it there, and are its migrations applied?\n${stdout ?? ''}${stderr ?? ''}`,
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function main() {
  const email = await emailOf();
  const { password, isMadeUp } = await passwordOf(email);
  const passwordHash = await hashPassword(password);
  execute(
    adminStatements({
      email,
      name: values.name,
      passwordHash,
      clearsSecondFactor: values['clear-second-factor'],
    }),
  );
  say(`Administrator: ${email}`);
  if (isMadeUp) say(`Password:      ${password}   (shown once; keep it)`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
