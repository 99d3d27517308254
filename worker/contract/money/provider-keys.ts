/** `worker`: secrets that were set with wrangler, which come first; `locked`: sealed under another secret of the worker. */
export type KeySource = 'worker' | 'screen' | 'locked' | null;

/** What keys are stored for. */
export const KEY_PURPOSES = ['stripe', 'mail'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

type KeyState = { source: KeySource; lastFour: string | null; savedAt: string | null };

/** Which keys of providers are in force. Never the keys. */
export type ProviderKeys = {
  /** Whether the worker has the secret that keys are sealed under. */
  hasSecret: boolean;
  stripe: KeyState & {
    webhookLastFour: string | null;
    isLive: boolean | null;
    /** Where Stripe reports payments. */
    webhookUrl: string;
    /** Guests pay on this site with real money. */
    takesLiveOnly: boolean;
  };
  mail: KeyState & { arrivedAt: string | null; sender: string };
};
