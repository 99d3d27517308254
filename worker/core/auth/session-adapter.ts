import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { DatabaseSession, DatabaseUser } from 'lucia';
import type { Database } from '#core/db/client.ts';
import { sessions, users } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { lacksRequiredFactor } from './accounts/account-rules.ts';

/** Lucia's adapter reads a session and its user in two queries. This one uses one query and reads no hash or secret. */
export class SessionAdapter extends DrizzleSQLiteAdapter {
  #db: Database;

  constructor(db: Database) {
    // The adapter expects text session columns by their property names; ours match (id, userId, expiresAt). Comparing the types of the
    // two databases takes 50,000 types.
    super(db as never, sessions as never, users as never);
    this.#db = db;
  }

  override async getSessionAndUser(
    sessionId: string,
  ): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const [row] = await this.#db
      .select({
        expiresAt: sessions.expiresAt,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        provenAt: sessions.provenAt,
        userAgent: sessions.userAgent,
        userId: users.id,
        email: users.email,
        name: users.name,
        role: users.role,
        lacksFactor: lacksRequiredFactor,
        isGone: sql<number>`${users.deletedAt} IS NOT NULL`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, sessionId));
    if (!row) return [null, null];
    const {
      expiresAt,
      createdAt,
      lastSeenAt,
      provenAt,
      userAgent,
      userId,
      email,
      name,
      role,
      lacksFactor,
      isGone,
    } = row;
    return [
      {
        id: sessionId,
        userId,
        expiresAt: new Date(expiresAt * 1000),
        attributes: { createdAt, lastSeenAt, provenAt, userAgent },
      },
      {
        id: userId,
        attributes: { email, name, role, lacksFactor: lacksFactor === 1, isGone: isGone === 1 },
      },
    ];
  }
}

/** Collects what Lucia writes, for a batch in which `condition` decides. */
export class SessionStatements extends SessionAdapter {
  readonly statements: BatchItem<'sqlite'>[] = [];
  #db: Database;
  #condition: SQL;

  constructor(db: Database, condition: SQL) {
    super(db);
    this.#db = db;
    this.#condition = condition;
  }

  override async setSession({ id, userId, expiresAt, attributes }: DatabaseSession): Promise<void> {
    const row = { id, userId, expiresAt: Math.floor(expiresAt.getTime() / 1000), ...attributes };
    this.statements.push(insertIf(this.#db, sessions, row, this.#condition));
  }

  override async deleteSession(sessionId: string): Promise<void> {
    this.statements.push(
      this.#db.delete(sessions).where(and(eq(sessions.id, sessionId), this.#condition)),
    );
  }
}
