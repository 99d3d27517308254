import type { Language } from '#contract/languages/language.ts';
import type { Capability } from './octo.ts';

const CAPABILITIES = [
  'octo/pricing',
  'octo/content',
  'octo/pickups',
  'octo/questions',
  'octo/webhooks',
] as const;

/** What a request asked for by `Octo-Capabilities`; unknown ones are ignored. */
export type Wanted = {
  hasPricing: boolean;
  hasContent: boolean;
  hasPickups: boolean;
  hasQuestions: boolean;
  language: Language;
  origin: string;
  /** The reseller's, in hundredths of a percent. */
  commission: number | null;
};

export function wantedCapabilities(header: string | undefined): (typeof CAPABILITIES)[number][] {
  const named = (header ?? '').split(',').map((one) => one.trim().toLowerCase());
  return CAPABILITIES.filter((one) => named.includes(one));
}

export const capabilityList = CAPABILITIES.map(
  (id) =>
    ({
      id,
      revision: 1,
      required: false,
      dependencies: [],
      docs: `https://docs.octo.travel/capabilities/${id.slice(5)}`,
    }) as Capability,
);
