import type { Got, Persona, Sender } from './send.ts';

/** When the wait would be longer, another account is tried. */
const LONGEST_WAIT_SECONDS = 60;

export type Account = { email: string; password: string };

/** A proof of identity lasts ten minutes. */
const PROOF_MS = 8 * 60_000;

/** Administrators created in advance: generated requests end sessions and remove rights. */
const SPARE_ADMINS = 12;

/** Credentials of each kind of sender. A lost session is replaced, so that protected routes are tested to the end. */
export class People {
  private readonly spare: Account[] = [];
  private readonly cookies = new Map<Persona, string>();
  private key = '';
  private count = 0;
  private admin: Account;
  private provenAt = 0;

  constructor(
    private readonly sender: Sender,
    private readonly first: Account,
  ) {
    this.admin = first;
  }

  private async post(path: string, body: object, cookie = ''): Promise<Got> {
    this.count += 1;
    return this.sender.send({
      method: 'POST',
      path,
      headers: {
        'Content-Type': 'application/json',
        Origin: this.sender.url.origin,
        'CF-Connecting-IP': `198.18.${this.count >> 8}.${this.count & 255}`,
        ...(cookie && { Cookie: cookie }),
      },
      body: JSON.stringify(body),
    });
  }

  private async signIn({ email, password }: Account): Promise<string | undefined> {
    const { status, headers } = await this.post('/api/auth/login', { email, password });
    // Short runs make many sign-ins of one person.
    const waitSeconds = Number(headers['retry-after'] ?? 1);
    if (status === 429 && waitSeconds <= LONGEST_WAIT_SECONDS) {
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
      return this.signIn({ email, password });
    }
    return status === 200
      ? /((?:__Host-)?session=[^;,]+)/.exec(headers['set-cookie'] ?? '')?.[1]
      : undefined;
  }

  private async makeAccount(role: 'admin' | 'helper' | 'user', cookie: string): Promise<Account> {
    const account = {
      email: `torture-${crypto.randomUUID()}@example.com`,
      password: crypto.randomUUID(),
    };
    const { status, text } = await this.post(
      '/api/admin/users',
      { ...account, name: 'Torture', role },
      cookie,
    );
    if (status !== 201) throw new Error(`No account could be made: ${status} ${text}`);
    return account;
  }

  /** Signs an administrator in, unless one is signed in. */
  async gatherAdmin(): Promise<string> {
    let admin = this.cookies.get('admin');
    if (admin && !(await this.isAdmin(admin))) admin = undefined;
    while (!admin) {
      const account: Account = this.spare.pop() ?? this.first;
      admin = await this.signIn(account);
      if (admin && !(await this.isAdmin(admin))) admin = undefined;
      this.admin = account;
      this.provenAt = Date.now();
      if (!admin && account === this.first) throw new Error('No administrator is left to sign in.');
    }
    this.cookies.set('admin', admin);
    return admin;
  }

  /** Signs in all personas that have no session. */
  async gather(): Promise<void> {
    const admin = await this.gatherAdmin();
    if (Date.now() - this.provenAt > PROOF_MS) {
      await this.post('/api/account/proof', { password: this.admin.password }, admin);
      this.provenAt = Date.now();
    }
    while (this.spare.length < SPARE_ADMINS)
      this.spare.push(await this.makeAccount('admin', admin));
    for (const role of ['user', 'helper'] as const) {
      const cookie = await this.signIn(await this.makeAccount(role, admin));
      if (cookie) this.cookies.set(role, cookie);
    }
    const key = await this.post(
      '/api/admin/api-keys',
      { name: 'Torture', scopes: ['*:read', '*:write'] },
      admin,
    );
    if (key.status === 201) this.key = (JSON.parse(key.text) as { key: string }).key;
  }

  /** The administrator's session, for checking results. */
  get adminCookie(): string {
    return this.cookies.get('admin') ?? '';
  }

  private async isAdmin(cookie: string): Promise<boolean> {
    const { status, text } = await this.sender.send({
      method: 'GET',
      path: '/api/user',
      headers: { Cookie: cookie },
    });
    return status === 200 && (JSON.parse(text) as { role: string }).role === 'admin';
  }

  headersOf(persona: Persona): Record<string, string> {
    if (persona === 'visitor') return { Origin: this.sender.url.origin };
    if (persona === 'foreign')
      return { Origin: 'https://other.example', Cookie: this.cookies.get('admin') ?? '' };
    if (persona === 'key') return { Authorization: `Bearer ${this.key}` };
    return { Origin: this.sender.url.origin, Cookie: this.cookies.get(persona) ?? '' };
  }
}
