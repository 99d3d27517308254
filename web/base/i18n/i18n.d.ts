import 'i18next';
import type admin from '#locales/en/admin.json';
import type adminArea from '#locales/en/admin-area.json';
import type airportTransfers from '#locales/en/airport-transfers.json';
import type basket from '#locales/en/basket.json';
import type common from '#locales/en/common.json';
import type cookie from '#locales/en/cookie.json';
import type destinations from '#locales/en/destinations.json';
import type home from '#locales/en/home.json';
import type trips from '#locales/en/trips.json';

// The English files type the keys; a test compares the other languages with them.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: {
      basket: typeof basket;
      common: typeof common;
      home: typeof home;
      trips: typeof trips;
      destinations: typeof destinations;
      admin: typeof admin;
      'admin-area': typeof adminArea;
      'airport-transfers': typeof airportTransfers;
      cookie: typeof cookie;
    };
  }
}
