import type { SeoSeed } from './seed-types.ts';
import { siteSeo } from './seo-1.ts';
import { transferSeo } from './seo-2.ts';

const legalAndSearchSeo: SeoSeed[] = [
  {
    page: 'legal-privacy',
    title: {
      es: 'Política de privacidad y de cookies | {{siteName}}',
      en: 'Privacy and cookies: what we keep | {{siteName}}',
      de: 'Datenschutz und Cookies im Überblick | {{siteName}}',
      ca: 'Política de privadesa i de galetes | {{siteName}}',
    },
    description: {
      es: 'Qué datos pedimos al reservar o escribirnos, para qué los usamos, cuánto tiempo los guardamos y cómo ejercer sus derechos.',
      en: 'Which data we ask for when you book or write to us, what we use it for, how long we keep it and how to exercise your rights.',
      de:
        'Welche Daten wir bei Anfragen und Buchungen erheben, wofür wir sie nutzen, wie lange wir sie behalten und welche Rechte Sie ' +
        'haben.',
      ca: 'Quines dades demanam quan reservau o ens escriviu, per a què serveixen, quant de temps les guardam i quins drets teniu.',
    },
    keywords: {
      es: ['privacidad {{siteName}}', 'protección de datos', 'cookies', 'derechos del usuario'],
      en: ['{{siteName}} privacy', 'data protection', 'cookies', 'your rights'],
      de: ['Datenschutz {{siteName}}', 'Datenschutzerklärung', 'Cookies', 'Ihre Rechte'],
      ca: ['privadesa {{siteName}}', 'protecció de dades', 'galetes', 'drets de l’usuari'],
    },
    image: 'white-village',
  },
  {
    page: 'legal-terms',
    title: {
      es: 'Condiciones de excursiones y traslados | {{siteName}}',
      en: 'Terms for our trips and transfers | {{siteName}}',
      de: 'AGB für Ausflüge und Transfers | {{siteName}}',
      ca: 'Condicions d’excursions i trasllats | {{siteName}}',
    },
    description: {
      es: 'Las reglas, en claro: solicitudes y confirmación, precios, cambios y cancelaciones, equipaje, mal tiempo y responsabilidades.',
      en: 'The rules in plain words: requests and confirmation, prices, changes and cancellations, luggage, bad weather and liability.',
      de: 'Die Regeln verständlich erklärt: Anfrage und Bestätigung, Preise, Änderung und Storno, Gepäck, schlechtes Wetter und Haftung.',
      ca: 'Les regles, ben clares: sol·licituds i confirmació, preus, canvis i cancel·lacions, equipatge, mal temps i responsabilitats.',
    },
    keywords: {
      es: ['condiciones generales {{siteName}}', 'cancelación excursiones', 'cancelación traslados', 'condiciones de reserva'],
      en: ['{{siteName}} terms and conditions', 'trip cancellation', 'transfer cancellation', 'booking conditions'],
      de: ['AGB {{siteName}}', 'Stornierung Ausflüge', 'Stornierung Transfer', 'Buchungsbedingungen'],
      ca: ['condicions generals {{siteName}}', 'cancel·lació excursions', 'cancel·lació trasllats', 'condicions de reserva'],
    },
    image: 'la-mola',
  },
  {
    page: 'legal-faq',
    title: {
      es: 'Preguntas frecuentes antes de viajar | {{siteName}}',
      en: 'Frequently asked questions, answered | {{siteName}}',
      de: 'Häufige Fragen vor der Menorca-Reise | {{siteName}}',
      ca: 'Preguntes freqüents abans de venir | {{siteName}}',
    },
    description: {
      es: 'Respuestas breves sobre reservas, excursiones, traslados, pagos, cambios y la vida en la isla, antes de hacer la maleta.',
      en: 'Short answers about booking, trips, transfers, payment, changes and life on the island, to read before you pack.',
      de: 'Kurze Antworten zu Buchung, Ausflügen, Transfers, Zahlung, Änderungen und zum Alltag auf der Insel, noch vor dem Kofferpacken.',
      ca: 'Respostes breus sobre reserves, excursions, trasllats, pagaments, canvis i la vida a l’illa, abans de fer la maleta.',
    },
    keywords: {
      es: ['preguntas frecuentes Menorca', 'dudas traslados Menorca', 'dudas excursiones Menorca', 'ayuda {{siteName}}'],
      en: ['Menorca FAQ', 'Menorca transfer questions', 'Menorca trip questions', '{{siteName}} help'],
      de: ['FAQ Menorca', 'Fragen zum Transfer Menorca', 'Fragen zu Ausflügen Menorca', 'Hilfe {{siteName}}'],
      ca: ['preguntes freqüents Menorca', 'dubtes trasllats Menorca', 'dubtes excursions Menorca', 'ajuda {{siteName}}'],
    },
    image: 'es-grau',
  },
  {
    page: 'search',
    title: {
      es: 'Buscar en la web de Menorca de {{siteName}}',
      en: 'Search trips and places in Menorca | {{siteName}}',
      de: 'Menorca durchsuchen: Orte und Touren | {{siteName}}',
      ca: 'Cerca al web de Menorca de {{siteName}}',
    },
    description: {
      es: 'Busque playas, pueblos, excursiones, artículos y traslados de Menorca; da igual escribir Mahón o Maó, con o sin acentos.',
      en: 'Search Menorca’s beaches, towns, trips, articles and transfers. Mahón or Maó, with accents or without, both will do.',
      de: 'Suchen Sie Strände, Orte, Ausflüge, Artikel und Transfers auf Menorca. Ob Mahón oder Maó, mit oder ohne Akzent, ist gleich.',
      ca: 'Cercau platges, pobles, excursions, articles i trasllats de Menorca; tant és Maó com Mahón, amb accents o sense.',
    },
    keywords: {
      es: ['buscar Menorca', 'buscador {{siteName}}', 'playas y excursiones', 'lugares de Menorca'],
      en: ['search Menorca', '{{siteName}} search', 'beaches and trips', 'places in Menorca'],
      de: ['Suche Menorca', '{{siteName}} Suche', 'Strände und Ausflüge', 'Orte Menorca'],
      ca: ['cercar Menorca', 'cercador {{siteName}}', 'platges i excursions', 'llocs de Menorca'],
    },
    image: 'cavalleria',
    robotsDirective: 'noindex,follow',
  },
];

export const seo: SeoSeed[] = [...siteSeo, ...transferSeo, ...legalAndSearchSeo];
