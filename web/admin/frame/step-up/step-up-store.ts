import { type AnswerError, fetchJson, setRemedy } from '#base/api/fetch-json.ts';
import { signByPasskey } from '#base/passkeys/passkey-browser.ts';
import { createStore } from '#base/state/store.ts';
import { PROOF_REQUIRED, type ProofInput } from '#contract/accounts/account.ts';

/** Requests waiting for the proof; each resolves to whether it is retried. */
const waiting = createStore<readonly ((isProven: boolean) => void)[]>([]);
export const useIsProofAsked = () => waiting.useValue().length > 0;

/** Rejections that require a proof wait for the dialog; all others are passed on. */
const askForProof = (refusal: AnswerError): Promise<boolean> =>
  refusal.status === 403 && refusal.problem?.code === PROOF_REQUIRED
    ? new Promise((resolve) => waiting.set([...waiting.get(), resolve]))
    : Promise.resolve(false);

/** Retries the waiting requests, or lets them fail. */
export function endAsking(isProven: boolean): void {
  const asked = waiting.get();
  waiting.set([]);
  for (const answer of asked) answer(isProven);
}

export const startAsking = () => setRemedy(askForProof);
export const stopAsking = () => {
  setRemedy(undefined);
  endAsking(false);
};

/** The same by a passkey of the user. */
export const proveByPasskey = () => signByPasskey<void>('/api/account/passkeys/proof');
export const prove = (proof: ProofInput) =>
  fetchJson<void>('/api/account/proof', { method: 'POST', body: proof });
