import 'i18next';
import type admin from '#locales/en/admin.json';
import type adminArea from '#locales/en/admin-area.json';
import type airportTransfers from '#locales/en/airport-transfers.json';
import type basket from '#locales/en/basket.json';
import type common from '#locales/en/common.json';
import type cookie from '#locales/en/cookie.json';
import type destinations from '#locales/en/destinations.json';
import type giftVouchers from '#locales/en/gift-vouchers.json';
import type home from '#locales/en/home.json';
import type invoices from '#locales/en/invoices.json';
import type order from '#locales/en/order.json';
import type passkey from '#locales/en/passkey.json';
import type paying from '#locales/en/paying.json';
import type reviews from '#locales/en/reviews.json';
import type trail from '#locales/en/trail.json';
import type trips from '#locales/en/trips.json';

// The English files type the keys; a test compares the other languages with them.
type Files = {
  basket: typeof basket;
  common: typeof common;
  'gift-vouchers': typeof giftVouchers;
  home: typeof home;
  invoices: typeof invoices;
  order: typeof order;
  passkey: typeof passkey;
  paying: typeof paying;
  trail: typeof trail;
  reviews: typeof reviews;
  trips: typeof trips;
  destinations: typeof destinations;
  admin: typeof admin;
  'admin-area': typeof adminArea;
  'airport-transfers': typeof airportTransfers;
  cookie: typeof cookie;
};
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Counted<Key> = Key extends `${infer Base}_${Plural}` ? Base | Key : Key;
type First<Ns> = Ns extends readonly (infer One)[] ? One : Ns;
type Keys = { [N in keyof Files]: Counted<keyof Files[N]> };

// The package's own signatures ask for the keys of these, of which there are none: a call with a
// key of a file has the signature below, which is not generic in the key.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    nsSeparator: false;
    strictKeyChecks: true;
    resources: { [N in keyof Files]: object };
  }
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    (
      key: Keys[First<Ns> & keyof Files],
      values?: Readonly<Record<string, unknown>> & { ns?: never },
    ): string;
    <N extends keyof Files>(
      key: Keys[N],
      values: Readonly<Record<string, unknown>> & { ns: N },
    ): string;
  }
}
