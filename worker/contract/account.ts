import * as v from 'valibot';
import { ContactEmail } from './contact.ts';
import { Language } from './language.ts';
import { NewPassword } from './password.ts';
import { PersonName } from './person-name.ts';
import { tidyCode } from './tidy-text.ts';
import type { CurrentUser } from './user.ts';

/** What somebody sees of their own account. */
export type Account = CurrentUser & {
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
};

export const AccountInput = v.object({ name: PersonName });

export const PasswordChangeInput = v.object({ password: NewPassword });

/** Code of the 403 that asks for a proof (`POST /api/account/proof`) and then for the same request again. */
export const PROOF_REQUIRED = 'proof_required';
/** The own password or, with a second factor, a code of it: one of the two is enough. */
export const ProofInput = v.object({
  password: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
});
export type ProofInput = v.InferInput<typeof ProofInput>;

/** A device that is signed in. */
export type SessionInfo = {
  id: string;
  isCurrent: boolean;
  /** Browser and system, such as `Firefox, Android`; null when unknown. */
  userAgent: string | null;
  createdAt: string;
  /** Exact to five minutes. */
  lastSeenAt: string;
};

/** A second factor that begins: what the authenticator app needs. It counts once a code has confirmed it. */
export type TotpStart = { secret: string; uri: string };
export const TotpCodeInput = v.object({ code: v.pipe(v.string(), v.transform(tidyCode), v.minLength(1), v.maxLength(40)) });
/** Shown once; each works once in place of a code. */
export type RecoveryCodes = { recoveryCodes: string[] };

export const ResetRequestInput = v.object({ email: v.pipe(ContactEmail, v.toLowerCase()), language: v.optional(Language) });
/** `leavesSite`: the installation sends mail at all. It says nothing of the address. */
export type ResetRequestAnswer = { leavesSite: boolean };
export const ResetInput = v.object({ token: v.pipe(v.string(), v.minLength(16), v.maxLength(100)), password: NewPassword });
