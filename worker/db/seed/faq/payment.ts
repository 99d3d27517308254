import type { FaqSeed } from '../seed-types.ts';

export const paymentFaq: FaqSeed[] = [
  {
    topic: 'payment',
    question: {
      es: '¿Cuándo y cómo se paga?',
      en: 'When and how do I pay?',
      de: 'Wann und wie bezahle ich?',
      ca: 'Quan i com es paga?',
    },
    answer: {
      es: 'Nunca al enviar la solicitud. Los traslados se pagan el día del viaje; en las excursiones acordamos con usted el momento y la forma de pago. En esta web no se guardan datos de tarjetas.',
      en: 'Never when you send the request. Transfers are paid for on the day of travel; for trips we agree with you on when and how. This website stores no card data.',
      de: 'Nie beim Absenden der Anfrage. Transfers zahlen Sie am Reisetag; bei Ausflügen stimmen wir Zeitpunkt und Zahlungsart mit Ihnen ab. Diese Website speichert keine Kartendaten.',
      ca: 'Mai en enviar la sol·licitud. Els trasllats es paguen el dia del viatge; a les excursions acordam amb vós el moment i la forma de pagament. Aquest web no guarda dades de targetes.',
    },
  },
  {
    topic: 'payment',
    question: {
      es: '¿Los precios llevan impuestos?',
      en: 'Are taxes included?',
      de: 'Sind Steuern im Preis enthalten?',
      ca: 'Els preus duen imposts?',
    },
    answer: {
      es: 'Sí, todos los precios de la web son finales e incluyen impuestos.',
      en: 'Yes. Every price on the website is final and includes taxes.',
      de: 'Ja. Alle Preise auf der Website sind Endpreise einschließlich Steuern.',
      ca: 'Sí, tots els preus del web són finals i inclouen imposts.',
    },
  },
  {
    topic: 'payment',
    question: {
      es: '¿Pueden hacerme una factura?',
      en: 'Can I have an invoice?',
      de: 'Bekomme ich eine Rechnung?',
      ca: 'Em podeu fer factura?',
    },
    answer: {
      es: 'Claro. Envíenos el nombre o la razón social, la dirección y el número fiscal, y la recibirá por correo.',
      en: 'Of course. Send us the name or company, the address and the tax number and you will receive it by email.',
      de: 'Natürlich. Senden Sie uns Namen oder Firma, Anschrift und Steuernummer, dann kommt sie per E-Mail.',
      ca: 'És clar. Enviau-nos el nom o la raó social, l’adreça i el número fiscal, i la rebreu per correu.',
    },
  },
  {
    topic: 'payment',
    question: {
      es: '¿Hay que dar propina?',
      en: 'Should I tip?',
      de: 'Gibt man Trinkgeld?',
      ca: 'S’ha de donar propina?',
    },
    answer: {
      es: 'No se espera. Si alguien le ha alegrado el día, decida usted; unas palabras en la página de opiniones también se agradecen.',
      en: 'It is not expected. If somebody made your day, it is up to you; a few words for the testimonials page are just as welcome.',
      de: 'Es wird nicht erwartet. Hat Ihnen jemand den Tag verschönert, entscheiden Sie selbst; ein paar Worte für die Gästestimmen freuen uns ebenso.',
      ca: 'No s’espera. Si algú us ha alegrat el dia, decidiu-ho vós; unes paraules per a la pàgina d’opinions també s’agraeixen.',
    },
  },
];
