import type { FaqSeed } from '../seed-types.ts';

export const bookingFaq: FaqSeed[] = [
  {
    topic: 'booking',
    question: {
      es: '¿Cómo reservo una excursión o un traslado?',
      en: 'How do I book a trip or a transfer?',
      de: 'Wie buche ich einen Ausflug oder Transfer?',
      ca: 'Com reserv una excursió o un trasllat?',
    },
    answer: {
      es: 'Elija fecha y personas en la página de la excursión, o recogida y destino en la de traslados, y envíe la solicitud. Enseguida verá un número de referencia. La reserva es firme cuando la confirmamos por escrito.',
      en: 'Choose the date and the number of people on the trip’s page, or pick-up and drop-off on the transfer page, and send the request. You see a reference at once. It becomes a booking when we confirm it in writing.',
      de: 'Wählen Sie auf der Ausflugsseite Datum und Personenzahl oder auf der Transferseite Abholort und Ziel und senden Sie die Anfrage. Sie sehen sofort eine Referenz. Verbindlich wird es mit unserer schriftlichen Bestätigung.',
      ca: 'Triau data i persones a la pàgina de l’excursió, o recollida i destinació a la de trasllats, i enviau la sol·licitud. De seguida veureu un número de referència. La reserva és ferma quan la confirmam per escrit.',
    },
  },
  {
    topic: 'booking',
    question: {
      es: '¿Cuánto tardan en confirmar?',
      en: 'How quickly do you confirm?',
      de: 'Wie schnell bestätigen Sie?',
      ca: 'Quant tardau a confirmar?',
    },
    answer: {
      es: 'Normalmente en el mismo día. Si el servicio es para hoy o mañana temprano, llame o escriba por WhatsApp y lo miramos al momento.',
      en: 'Normally within the same day. If it is for today or early tomorrow, call us or write on WhatsApp and we will look into it straight away.',
      de: 'In der Regel am selben Tag. Geht es um heute oder morgen früh, rufen Sie an oder schreiben Sie per WhatsApp, dann sehen wir sofort nach.',
      ca: 'Normalment el mateix dia. Si el servei és per avui o demà de matí, telefonau o escriviu per WhatsApp i ho miram a l’acte.',
    },
  },
  {
    topic: 'booking',
    question: {
      es: '¿Necesito crear una cuenta?',
      en: 'Do I need an account?',
      de: 'Brauche ich ein Benutzerkonto?',
      ca: 'Necessit crear un compte?',
    },
    answer: {
      es: 'No. Con la confirmación recibirá un enlace propio para ver, descargar o cancelar la reserva. Guárdelo: sirve de llave.',
      en: 'No. With the confirmation you receive a link of your own for viewing, saving or cancelling the booking. Keep it: it is the key.',
      de: 'Nein. Mit der Bestätigung erhalten Sie einen eigenen Link, über den Sie die Buchung ansehen, speichern oder stornieren. Bewahren Sie ihn auf, er ist der Schlüssel.',
      ca: 'No. Amb la confirmació rebreu un enllaç propi per veure, descarregar o cancel·lar la reserva. Guardau-lo: fa de clau.',
    },
  },
  {
    topic: 'booking',
    question: {
      es: '¿Con cuánta antelación conviene reservar?',
      en: 'How far ahead should I book?',
      de: 'Wie früh sollte ich buchen?',
      ca: 'Amb quanta antelació convé reservar?',
    },
    answer: {
      es: 'En julio, agosto y durante las fiestas de Sant Joan, dos o tres semanas antes; el resto del año suelen bastar unos días. Para minibús, silla de ruedas o grupos, cuanto antes mejor.',
      en: 'For July, August and the Sant Joan festival, two or three weeks; at other times a few days are usually enough. For a minibus, a wheelchair or a group, the sooner the better.',
      de: 'Für Juli, August und die Festtage um Sant Joan zwei bis drei Wochen, sonst genügen meist einige Tage. Für Kleinbus, Rollstuhl oder Gruppen gilt: je früher, desto besser.',
      ca: 'Al juliol, a l’agost i per les festes de Sant Joan, dues o tres setmanes abans; la resta de l’any solen bastar uns dies. Per a minibús, cadira de rodes o grups, com més prest millor.',
    },
  },
  {
    topic: 'booking',
    question: {
      es: 'No recibo el correo de confirmación. ¿Qué hago?',
      en: 'I have not received the email. What now?',
      de: 'Die E-Mail ist nicht angekommen. Was tun?',
      ca: 'No m’arriba el correu. Què faig?',
    },
    answer: {
      es: 'Mire primero en la carpeta de correo no deseado. Si no está, escríbanos con su número de referencia y se lo reenviamos.',
      en: 'Please look in your spam folder first. If it is not there, write to us with your reference and we will send it again.',
      de: 'Sehen Sie zuerst im Spam-Ordner nach. Ist sie nicht dort, schreiben Sie uns mit Ihrer Referenz, dann senden wir sie noch einmal.',
      ca: 'Mirau primer a la carpeta de correu brossa. Si no hi és, escriviu-nos amb el número de referència i us el tornam a enviar.',
    },
  },
];
