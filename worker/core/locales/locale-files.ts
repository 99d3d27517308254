import type { Language, TextNamespace } from '#contract/languages/language.ts';
import caAdmin from '#locales/ca/admin.json';
import caAdminArea from '#locales/ca/admin-area.json';
import caAirportTransfers from '#locales/ca/airport-transfers.json';
import caBasket from '#locales/ca/basket.json';
import caCommon from '#locales/ca/common.json';
import caCookie from '#locales/ca/cookie.json';
import caDestinations from '#locales/ca/destinations.json';
import caGiftVouchers from '#locales/ca/gift-vouchers.json';
import caHome from '#locales/ca/home.json';
import caInvoices from '#locales/ca/invoices.json';
import caOrder from '#locales/ca/order.json';
import caPasskey from '#locales/ca/passkey.json';
import caPaying from '#locales/ca/paying.json';
import caProblems from '#locales/ca/problems.json';
import caReviews from '#locales/ca/reviews.json';
import caTrail from '#locales/ca/trail.json';
import caTrips from '#locales/ca/trips.json';
import deAdmin from '#locales/de/admin.json';
import deAdminArea from '#locales/de/admin-area.json';
import deAirportTransfers from '#locales/de/airport-transfers.json';
import deBasket from '#locales/de/basket.json';
import deCommon from '#locales/de/common.json';
import deCookie from '#locales/de/cookie.json';
import deDestinations from '#locales/de/destinations.json';
import deGiftVouchers from '#locales/de/gift-vouchers.json';
import deHome from '#locales/de/home.json';
import deInvoices from '#locales/de/invoices.json';
import deOrder from '#locales/de/order.json';
import dePasskey from '#locales/de/passkey.json';
import dePaying from '#locales/de/paying.json';
import deProblems from '#locales/de/problems.json';
import deReviews from '#locales/de/reviews.json';
import deTrail from '#locales/de/trail.json';
import deTrips from '#locales/de/trips.json';
import enAdmin from '#locales/en/admin.json';
import enAdminArea from '#locales/en/admin-area.json';
import enAirportTransfers from '#locales/en/airport-transfers.json';
import enBasket from '#locales/en/basket.json';
import enCommon from '#locales/en/common.json';
import enCookie from '#locales/en/cookie.json';
import enDestinations from '#locales/en/destinations.json';
import enGiftVouchers from '#locales/en/gift-vouchers.json';
import enHome from '#locales/en/home.json';
import enInvoices from '#locales/en/invoices.json';
import enOrder from '#locales/en/order.json';
import enPasskey from '#locales/en/passkey.json';
import enPaying from '#locales/en/paying.json';
import enProblems from '#locales/en/problems.json';
import enReviews from '#locales/en/reviews.json';
import enTrail from '#locales/en/trail.json';
import enTrips from '#locales/en/trips.json';
import esAdmin from '#locales/es/admin.json';
import esAdminArea from '#locales/es/admin-area.json';
import esAirportTransfers from '#locales/es/airport-transfers.json';
import esBasket from '#locales/es/basket.json';
import esCommon from '#locales/es/common.json';
import esCookie from '#locales/es/cookie.json';
import esDestinations from '#locales/es/destinations.json';
import esGiftVouchers from '#locales/es/gift-vouchers.json';
import esHome from '#locales/es/home.json';
import esInvoices from '#locales/es/invoices.json';
import esOrder from '#locales/es/order.json';
import esPasskey from '#locales/es/passkey.json';
import esPaying from '#locales/es/paying.json';
import esProblems from '#locales/es/problems.json';
import esReviews from '#locales/es/reviews.json';
import esTrail from '#locales/es/trail.json';
import esTrips from '#locales/es/trips.json';

export type Strings = Record<string, string>;

type Files<File> = Record<Language, Record<TextNamespace | 'problems', File>>;

const FILES: Files<object> = {
  es: {
    basket: esBasket,
    common: esCommon,
    'gift-vouchers': esGiftVouchers,
    reviews: esReviews,
    home: esHome,
    invoices: esInvoices,
    order: esOrder,
    trail: esTrail,
    trips: esTrips,
    destinations: esDestinations,
    admin: esAdmin,
    'admin-area': esAdminArea,
    'airport-transfers': esAirportTransfers,
    cookie: esCookie,
    passkey: esPasskey,
    paying: esPaying,
    problems: esProblems,
  },
  en: {
    basket: enBasket,
    common: enCommon,
    'gift-vouchers': enGiftVouchers,
    reviews: enReviews,
    home: enHome,
    invoices: enInvoices,
    order: enOrder,
    trail: enTrail,
    trips: enTrips,
    destinations: enDestinations,
    admin: enAdmin,
    'admin-area': enAdminArea,
    'airport-transfers': enAirportTransfers,
    cookie: enCookie,
    passkey: enPasskey,
    paying: enPaying,
    problems: enProblems,
  },
  de: {
    basket: deBasket,
    common: deCommon,
    'gift-vouchers': deGiftVouchers,
    reviews: deReviews,
    home: deHome,
    invoices: deInvoices,
    order: deOrder,
    trail: deTrail,
    trips: deTrips,
    destinations: deDestinations,
    admin: deAdmin,
    'admin-area': deAdminArea,
    'airport-transfers': deAirportTransfers,
    cookie: deCookie,
    passkey: dePasskey,
    paying: dePaying,
    problems: deProblems,
  },
  ca: {
    basket: caBasket,
    common: caCommon,
    'gift-vouchers': caGiftVouchers,
    reviews: caReviews,
    home: caHome,
    invoices: caInvoices,
    order: caOrder,
    trail: caTrail,
    trips: caTrips,
    destinations: caDestinations,
    admin: caAdmin,
    'admin-area': caAdminArea,
    'airport-transfers': caAirportTransfers,
    cookie: caCookie,
    passkey: caPasskey,
    paying: caPaying,
    problems: caProblems,
  },
};

/** The locale files of the repository. `problems` is the API's own: no page downloads it, and the administration does not edit it. */
export const LOCALE_FILES = FILES as Files<Strings>;

/** Files whose texts were part of another one: their edits are still stored under that, and no key is in both. */
const STORED: Partial<Record<TextNamespace, TextNamespace>> = {
  'admin-area': 'admin',
  order: 'trips',
  trail: 'destinations',
};

/** Where edits of a file are stored. */
export const storedNamespace = (namespace: TextNamespace): string => STORED[namespace] ?? namespace;
