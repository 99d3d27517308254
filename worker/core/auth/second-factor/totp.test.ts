import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes, newTotp, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B, cut to six digits. */
const RFC_SECRET = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer })
  .base32;

test.each([
  [59_000, '287082', 1],
  [1_111_111_109_000, '081804', 37_037_036],
  [20_000_000_000_000, '353130', 666_666_666],
])('at %d the code of RFC 6238 is that of its step', (now, code, step) => {
  expect(stepOfCode(RFC_SECRET, code, now)).toBe(step);
});

test('the codes of the step before and after count too, those beyond do not', () => {
  const at = (seconds: number) =>
    stepOfCode(RFC_SECRET, '081804', 1_111_111_109_000 + seconds * 1000);
  expect([at(-30), at(0), at(30)]).toEqual([37_037_036, 37_037_036, 37_037_036]);
  expect([at(-65), at(65)]).toEqual([undefined, undefined]);
});

test('a code may be typed with spaces; anything else is none', () => {
  expect(stepOfCode(RFC_SECRET, '081 804', 1_111_111_109_000)).toBe(37_037_036);
  for (const code of ['', '81804', '0818040', 'abcdef', '０８１８０４'])
    expect(stepOfCode(RFC_SECRET, code, 1_111_111_109_000)).toBeUndefined();
});

test('what an authenticator app reads from the address makes codes that count', () => {
  const { secret, uri } = newTotp('Marès', 'ada@example.com');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Mar%C3%A8s:ada%40example\.com\?/);
  const app = new TOTP({
    secret: Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? ''),
  });
  expect(stepOfCode(secret, app.generate())).toBeDefined();
});

test('recovery codes are ten, long enough for a plain hash, and read as people type them', async () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hj-np-z]{6}(?:-[2-9a-hj-np-z]{6}){3}$/);
  const [code = ''] = codes;
  expect(await hashRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(
    await hashRecoveryCode(code),
  );
});
