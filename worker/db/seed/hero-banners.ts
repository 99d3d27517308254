import type { HeroBannerSeed } from './seed-types.ts';

export const heroBanners: HeroBannerSeed[] = [
  {
    image: 'cala-macarella',
    isActive: true,
    buttonLink: '/trips',
    title: {
      es: 'Menorca, cala a cala',
      en: 'Menorca, one cove at a time',
      de: 'Menorca, Bucht für Bucht',
      ca: 'Menorca, de cala en cala',
    },
    subtitle: {
      es: 'Salidas en barco, a pie y a caballo, en grupos pequeños y con gente de la isla.',
      en: 'Days out by boat, on foot and on horseback, in small groups and with people from the island.',
      de: 'Ausflüge per Boot, zu Fuß und zu Pferd, in kleinen Gruppen und mit Menschen von der Insel.',
      ca: 'Sortides en barca, a peu i a cavall, en grups petits i amb gent de l’illa.',
    },
    buttonText: { es: 'Ver excursiones', en: 'Browse trips', de: 'Ausflüge entdecken', ca: 'Descobreix les excursions' },
  },
  {
    image: 'ciutadella-harbour',
    isActive: true,
    buttonLink: '/about',
    title: {
      es: 'Una isla de piedra dorada',
      en: 'An island of golden stone',
      de: 'Eine Insel aus goldenem Stein',
      ca: 'Una illa de pedra daurada',
    },
    subtitle: {
      es: 'Somos dos, vivimos aquí y enseñamos la Menorca que nos gusta recorrer.',
      en: 'There are two of us, we live here, and we share the Menorca we love.',
      de: 'Wir sind zu zweit, leben hier und zeigen das Menorca, das wir selbst lieben.',
      ca: 'Som dos, vivim aquí i mostram la Menorca que ens agrada caminar.',
    },
    buttonText: { es: 'Conózcanos', en: 'About us', de: 'Über uns', ca: 'Qui som' },
  },
  {
    image: 'airport-minivan',
    isActive: true,
    buttonLink: '/airport-transfers/request',
    title: {
      es: 'Del avión a la puerta del hotel',
      en: 'From the plane to your hotel door',
      de: 'Vom Flugzeug bis vor die Hoteltür',
      ca: 'De l’avió a la porta de l’hotel',
    },
    subtitle: {
      es: 'Traslados privados a precio cerrado por vehículo, con seguimiento del vuelo y espera incluida.',
      en: 'Private transfers at a fixed price per vehicle, with flight tracking and waiting time included.',
      de: 'Private Transfers zum Festpreis pro Fahrzeug, mit Flugverfolgung und inbegriffener Wartezeit.',
      ca: 'Trasllats privats a preu tancat per vehicle, amb seguiment del vol i espera inclosa.',
    },
    buttonText: { es: 'Solicitar traslado', en: 'Request a transfer', de: 'Transfer anfragen', ca: 'Demana trasllat' },
  },
  {
    image: 'cami-de-cavalls-gate',
    isActive: true,
    buttonLink: '/cami-de-cavalls',
    title: {
      es: '185 kilómetros siguiendo el mar',
      en: '185 kilometres beside the sea',
      de: '185 Kilometer am Meer entlang',
      ca: '185 quilòmetres vora mar',
    },
    subtitle: {
      es: 'El Camí de Cavalls da la vuelta a la isla en veinte etapas. Elija la suya y nosotros le acercamos.',
      en: 'The Camí de Cavalls circles the island in twenty stages. Pick yours and we will take you to the start.',
      de: 'Der Camí de Cavalls umrundet die Insel in zwanzig Etappen. Wählen Sie Ihre, wir bringen Sie hin.',
      ca: 'El Camí de Cavalls volta l’illa en vint etapes. Triau la vostra i us hi acompanyam.',
    },
    buttonText: { es: 'Ver las etapas', en: 'See the stages', de: 'Zu den Etappen', ca: 'Descobreix les etapes' },
  },
  {
    image: 'starry-night',
    isActive: false,
    buttonLink: '/trips',
    title: {
      es: 'Noches para mirar hacia arriba',
      en: 'Nights made for looking up',
      de: 'Nächte unter tausend Sternen',
      ca: 'Nits per mirar amunt',
    },
    subtitle: {
      es: 'Lejos de las farolas, el cielo de Menorca se llena de estrellas. Venga a verlo con nosotros.',
      en: 'Away from the street lamps, the Menorcan sky fills with stars. Come and see it with us.',
      de: 'Fern aller Straßenlaternen füllt sich der Himmel über Menorca mit Sternen. Sehen Sie ihn mit uns an.',
      ca: 'Lluny dels fanals, el cel de Menorca s’omple d’estrelles. Veniu a mirar-lo amb nosaltres.',
    },
    buttonText: { es: 'Ver excursiones', en: 'Browse trips', de: 'Zu den Ausflügen', ca: 'Descobreix les excursions' },
  },
];
