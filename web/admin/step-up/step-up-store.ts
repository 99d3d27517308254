import { type AnswerError, fetchJson, setRemedy } from '#api/fetch-json.ts';
import { PROOF_REQUIRED, type ProofInput } from '#contract/account.ts';
import { createStore } from '#ui/store.ts';

/** Requests that wait for the proof; each resolves to whether it is sent again. */
const waiting = createStore<readonly ((isProven: boolean) => void)[]>([]);
export const useIsProofAsked = () => waiting.useValue().length > 0;

/** Refusals that ask for a proof wait for the dialog; all others stand. */
const askForProof = (refusal: AnswerError): Promise<boolean> =>
  refusal.status === 403 && refusal.problem?.code === PROOF_REQUIRED
    ? new Promise((resolve) => waiting.set([...waiting.get(), resolve]))
    : Promise.resolve(false);

/** Repeats what waited, or lets it fail. */
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

export const prove = (proof: ProofInput) => fetchJson<void>('/api/account/proof', { method: 'POST', body: proof });
