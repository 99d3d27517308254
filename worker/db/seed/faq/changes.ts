import type { FaqSeed } from '../seed-types.ts';

export const changesFaq: FaqSeed[] = [
  {
    topic: 'changes',
    question: {
      es: '¿Hasta cuándo puedo cancelar un traslado?',
      en: 'Until when can I cancel a transfer?',
      de: 'Bis wann kann ich einen Transfer stornieren?',
      ca: 'Fins quan puc cancel·lar un trasllat?',
    },
    answer: {
      es: 'Gratis hasta 24 horas antes de la recogida. Entre 24 y 12 horas antes se cobra el 50 % del trayecto; con menos de 12 horas, el importe completo.',
      en: 'Free of charge up to 24 hours before pick-up. Between 24 and 12 hours before, 50% of the journey is charged; under 12 hours, the full amount.',
      de: 'Kostenlos bis 24 Stunden vor der Abholung. Zwischen 24 und 12 Stunden vorher werden 50 % des Fahrpreises berechnet, bei weniger als 12 Stunden der volle Preis.',
      ca: 'De franc fins a 24 hores abans de la recollida. Entre 24 i 12 hores abans es cobra el 50 % del trajecte; amb menys de 12 hores, l’import complet.',
    },
  },
  {
    topic: 'changes',
    question: {
      es: '¿Hasta cuándo puedo cancelar una excursión?',
      en: 'Until when can I cancel a trip?',
      de: 'Bis wann kann ich einen Ausflug stornieren?',
      ca: 'Fins quan puc cancel·lar una excursió?',
    },
    answer: {
      es: 'Gratis hasta 48 horas antes del inicio. Después se cobra la plaza, salvo que otra persona la ocupe. Las travesías de varios días pueden tener condiciones propias, indicadas en su página.',
      en: 'Free of charge up to 48 hours before the start. After that the place is charged unless somebody else takes it. Trips of several days may have terms of their own, stated on their page.',
      de: 'Kostenlos bis 48 Stunden vor Beginn. Danach wird der Platz berechnet, sofern ihn niemand übernimmt. Mehrtägige Touren können eigene Bedingungen haben, die auf ihrer Seite stehen.',
      ca: 'De franc fins a 48 hores abans de l’inici. Després es cobra la plaça, llevat que una altra persona l’ocupi. Les travesses de diversos dies poden tenir condicions pròpies, indicades a la pàgina.',
    },
  },
  {
    topic: 'changes',
    question: {
      es: '¿Cómo cambio la hora o el lugar?',
      en: 'How do I change the time or place?',
      de: 'Wie ändere ich Uhrzeit oder Ort?',
      ca: 'Com canvii l’hora o el lloc?',
    },
    answer: {
      es: 'Responda al correo de confirmación o escriba por WhatsApp con el número de referencia. Con 24 horas de antelación es gratis si hay disponibilidad.',
      en: 'Reply to the confirmation or write on WhatsApp with your reference. With 24 hours’ notice it is free if we have room.',
      de: 'Antworten Sie auf die Bestätigung oder schreiben Sie per WhatsApp mit Ihrer Referenz. Mit 24 Stunden Vorlauf ist es kostenlos, sofern etwas frei ist.',
      ca: 'Responeu al correu de confirmació o escriviu per WhatsApp amb el número de referència. Amb 24 hores d’antelació és de franc si hi ha disponibilitat.',
    },
  },
  {
    topic: 'changes',
    question: {
      es: 'La compañía ha cancelado mi vuelo. ¿Pierdo el dinero?',
      en: 'My airline cancelled the flight. Do I lose my money?',
      de: 'Mein Flug wurde gestrichen. Verliere ich mein Geld?',
      ca: 'La companyia m’ha cancel·lat el vol. Perd els doblers?',
    },
    answer: {
      es: 'No. Envíenos el aviso de la compañía y cancelamos el traslado o lo cambiamos de fecha sin coste.',
      en: 'No. Send us the airline’s notice and we cancel the transfer or move it to another date at no cost.',
      de: 'Nein. Senden Sie uns die Mitteilung der Fluggesellschaft, dann stornieren oder verlegen wir den Transfer kostenlos.',
      ca: 'No. Enviau-nos l’avís de la companyia i cancel·lam el trasllat o el canviam de data sense cost.',
    },
  },
];
