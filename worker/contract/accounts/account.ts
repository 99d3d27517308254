import type * as v from 'valibot';
import type * as schema from './account.schema.ts';
import type { CurrentUser } from './user.ts';

/** What a user sees of their own account. */
export type Account = CurrentUser & {
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
  /** How many there are. */
  passkeys: number;
};

/** Code of the 403 after which the client sends a proof (`POST /api/account/proof`, or `/api/account/passkeys/proof`) and repeats the request. */
export const PROOF_REQUIRED = 'proof_required';

export type ProofInput = v.InferInput<typeof schema.ProofInput>;

/** A signed-in device. */
export type SessionInfo = {
  id: string;
  isCurrent: boolean;
  /** Browser and system, such as `Firefox, Android`; null when unknown. */
  userAgent: string | null;
  createdAt: string;
  /** With a resolution of five minutes. */
  lastSeenAt: string;
};

/** Setup of a second factor: what the authenticator app needs. It is active once a code has confirmed it. */
export type TotpStart = { secret: string; uri: string };

/** Shown once; each works once in place of a code. */
export type RecoveryCodes = { recoveryCodes: string[] };

/** `leavesSite`: whether the installation sends mail at all. It reveals nothing about the address. */
export type ResetRequestAnswer = { leavesSite: boolean };
