import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword } from '#core/auth/passwords/password.ts';
import { connect } from '#core/db/client.ts';
import { users } from '#core/db/schema.ts';
import { build } from '../build.ts';
import { localPlatform } from '../local/local-platform.ts';
import { migrate } from '../local/migrate.ts';
import { seed } from '../seed/seed.ts';
import type { Account } from './people.ts';

/** State of a fresh site with demo content and one administrator; every part starts from a copy. */
export class FreshSite {
  readonly admin: Account = { email: 'torture@example.com', password: crypto.randomUUID() };
  private readonly root = mkdtempSync(path.join(tmpdir(), 'menorca-torture-'));
  private copies = 0;

  constructor() {
    process.once('exit', () => rmSync(this.root, { recursive: true, force: true }));
  }

  async prepare(): Promise<void> {
    build();
    const platform = await localPlatform(this.original);
    try {
      await migrate(platform.env.DB);
      await seed(platform.env);
      const { email, password } = this.admin;
      await connect(platform.env.DB)
        .insert(users)
        .values({
          email,
          name: 'Torture',
          role: 'admin',
          passwordHash: await hashPassword(password),
        });
    } finally {
      await platform.dispose();
    }
  }

  /** A separate copy of the state folder. */
  copy(): string {
    this.copies += 1;
    const directory = path.join(this.root, String(this.copies));
    cpSync(this.original, directory, { recursive: true });
    return directory;
  }

  private get original(): string {
    return path.join(this.root, 'fresh');
  }
}
