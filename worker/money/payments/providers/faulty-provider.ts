import type { PaymentProvider } from './provider.ts';

/** Of the calls that fail, every other one is done before its answer is lost; as many calls as fail are late. */
const LATE_MS = 300;

/**
 * A provider of which that share of calls fails, for `PAYMENTS_FAULTS`: before anything was done, or after it, when the answer is lost.
 */
export function faultyProvider(
  provider: PaymentProvider,
  share: number,
  random = Math.random,
): PaymentProvider {
  const fails =
    <A, R>(call: (given: A) => Promise<R>) =>
    async (given: A): Promise<R> => {
      if (random() < share) await new Promise((done) => setTimeout(done, LATE_MS));
      if (random() >= share) return call(given);
      if (random() < 0.5) throw new Error('The test provider does not answer.');
      await call(given);
      throw new Error('The answer of the test provider was lost.');
    };
  const { createSession, askSession, endSession, refund } = provider;
  return {
    ...provider,
    ...{
      createSession: fails(createSession),
      askSession: fails(askSession),
      endSession: fails(endSession),
      refund: fails(refund),
    },
  };
}
