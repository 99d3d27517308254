import type * as v from 'valibot';
import type * as schema from './passkeys.schema.ts';

/** How a browser reaches what holds a passkey; the options of the next registration name it. */
export const TRANSPORTS = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const PASSKEY_NAME_LENGTH = 60;
export const MAX_PASSKEYS = 20;

/** A passkey as its owner sees it. */
export type Passkey = {
  id: number;
  /** At first browser and system; empty when unknown. */
  name: string;
  /** Stored in the owner's password manager and not on one device alone. */
  isBackedUp: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

export type PasskeyOptions = v.InferOutput<typeof schema.PasskeyOptions>;
export type PasskeyAssertion = v.InferOutput<typeof schema.PasskeyAssertion>;
export type PasskeyAttestation = v.InferOutput<typeof schema.PasskeyAttestation>;
