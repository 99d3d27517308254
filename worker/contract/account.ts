import type * as v from 'valibot';
import type * as schema from './account.schema.ts';
import type { CurrentUser } from './user.ts';

/** What somebody sees of their own account. */
export type Account = CurrentUser & {
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
};

/** Code of the 403 that asks for a proof (`POST /api/account/proof`) and then for the same request again. */
export const PROOF_REQUIRED = 'proof_required';

export type ProofInput = v.InferInput<typeof schema.ProofInput>;

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

/** Shown once; each works once in place of a code. */
export type RecoveryCodes = { recoveryCodes: string[] };

/** `leavesSite`: the installation sends mail at all. It says nothing of the address. */
export type ResetRequestAnswer = { leavesSite: boolean };
