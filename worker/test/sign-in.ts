import { hashPassword } from '#auth/password.ts';
import { users } from '#db/schema.ts';
import { db } from './builders.ts';
import { postJson } from './client.ts';

const PASSWORD = 'correct horse battery';

/** Makes an account, signs it in, and returns what a request of its browser carries. */
export async function signIn(email: string, role: 'admin' | 'user') {
  await db.insert(users).values({ email, name: 'Ada', role, passwordHash: await hashPassword(PASSWORD) });
  const response = await postJson('/api/auth/login', { email, password: PASSWORD });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { headers: { Cookie: cookie } };
}
