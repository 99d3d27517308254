type Admin = { email: string; name: string; passwordHash: string; clearsSecondFactor?: boolean };

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * SQL, one statement each, that creates an administrator with this password or makes an existing account one: out of the trash, all its
 * sessions, passkeys and links ended. The second factor stays unless `clearsSecondFactor`.
 */
export function adminStatements({
  email,
  name,
  passwordHash,
  clearsSecondFactor,
}: Admin): string[] {
  const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
  const account = `(SELECT id FROM users WHERE email = ${quoted(email)})`;
  const secondFactor = clearsSecondFactor
    ? ", totp_secret = NULL, totp_last_step = NULL, recovery_codes = '[]'"
    : '';
  return [
    `INSERT INTO users (email, name, role, password_hash, recovery_codes) VALUES (${quoted(email)}, ${quoted(name)}, 'admin', ${quoted(passwordHash)}, '[]')
      ON CONFLICT (email) DO UPDATE SET role = 'admin', password_hash = excluded.password_hash, deleted_at = NULL, version = version + 1, updated_at = ${now}${secondFactor}`,
    `DELETE FROM sessions WHERE user_id = ${account}`,
    `DELETE FROM passkeys WHERE user_id = ${account}`,
    `UPDATE password_resets SET used_at = ${now} WHERE used_at IS NULL AND user_id = ${account}`,
    `INSERT INTO audit_log (user_id, action, entity, entity_id) VALUES (${account}, 'admin-create', 'users', ${account})`,
  ];
}
