import type { SeoSeed } from './seed-types.ts';

/** Transfers and taxis. */
export const transferSeo: SeoSeed[] = [
  {
    page: 'airport-transfers',
    title: {
      es: 'Traslados desde el aeropuerto de Menorca | {{siteName}}',
      en: 'Menorca Airport transfers, door to door | {{siteName}}',
      de: 'Flughafentransfer Menorca bis vor die Tür | {{siteName}}',
      ca: 'Trasllats des de l’aeroport de Menorca | {{siteName}}',
    },
    description: {
      es: 'Precio cerrado por vehículo, seguimiento del vuelo, 60 minutos de espera y un conductor con su nombre en llegadas.',
      en: 'A fixed price per vehicle, flight tracking, sixty minutes’ waiting and a driver holding your name in the arrivals hall.',
      de: 'Festpreis pro Fahrzeug, Flugverfolgung, 60 Minuten Wartezeit und ein Fahrer mit Ihrem Namensschild in der Ankunftshalle.',
      ca: 'Preu tancat per vehicle, seguiment del vol, 60 minuts d’espera i un conductor amb el vostre nom a la sala d’arribades.',
    },
    keywords: {
      es: ['traslados aeropuerto Menorca', 'transfer Menorca', 'transporte aeropuerto Mahón', 'MAH hotel'],
      en: ['Menorca airport transfers', 'Mahon airport transfer', 'MAH transfer', 'Menorca airport to hotel'],
      de: ['Flughafentransfer Menorca', 'Transfer Mahon', 'Flughafen Menorca Hotel', 'MAH Transfer'],
      ca: ['trasllats aeroport Menorca', 'transfer Menorca', 'transport aeroport de Maó', 'MAH hotel'],
    },
    image: 'airport-minivan',
  },
  {
    page: 'airport-transfers-ciutadella',
    title: {
      es: 'Traslado del aeropuerto a Ciutadella | {{siteName}}',
      en: 'Menorca Airport to Ciutadella transfer | {{siteName}}',
      de: 'Transfer vom Flughafen nach Ciutadella | {{siteName}}',
      ca: 'Trasllat de l’aeroport a Ciutadella | {{siteName}}',
    },
    description: {
      es: 'De punta a punta de la isla en unos 45 minutos: Ciutadella, Cala en Blanes, Cala Blanca, Cala en Bosc y Cala Morell.',
      en: 'Across the island in about 45 minutes, to Ciutadella, Cala en Blanes, Cala Blanca, Cala en Bosc and Cala Morell.',
      de: 'In etwa 45 Minuten quer über die Insel: nach Ciutadella, Cala en Blanes, Cala Blanca, Cala en Bosc und Cala Morell.',
      ca: 'De punta a punta de l’illa en devers 45 minuts: Ciutadella, Cala en Blanes, Cala Blanca, Cala en Bosc i Cala Morell.',
    },
    keywords: {
      es: ['traslado Ciutadella', 'aeropuerto Menorca Ciudadela', 'transporte aeropuerto Ciutadella', 'transfer Cala en Bosc'],
      en: ['Ciutadella transfer', 'Menorca airport to Ciutadella', 'private transfer Ciutadella', 'Cala en Bosc transfer'],
      de: ['Transfer Ciutadella', 'Flughafen Menorca Ciutadella', 'Privattransfer Ciutadella', 'Transfer Cala en Bosc'],
      ca: ['trasllat Ciutadella', 'aeroport Ciutadella', 'transport aeroport Ciutadella', 'trasllat Cala en Bosc'],
    },
    image: 'ciutadella-harbour',
  },
  {
    page: 'airport-transfers-fornells',
    title: {
      es: 'Traslado del aeropuerto a Fornells | {{siteName}}',
      en: 'Menorca Airport to Fornells transfer | {{siteName}}',
      de: 'Transfer vom Flughafen nach Fornells | {{siteName}}',
      ca: 'Trasllat de l’aeroport a Fornells | {{siteName}}',
    },
    description: {
      es: 'Unos 32 minutos hasta la bahía de Fornells, también a Es Mercadal, Arenal d’en Castell y Son Parc. Precio cerrado por vehículo y seguimiento del vuelo.',
      en: 'About 32 minutes to the bay of Fornells; the same zone covers Es Mercadal, Arenal d’en Castell and Son Parc.',
      de: 'Rund 32 Minuten bis an die Bucht von Fornells; auch Es Mercadal, Arenal d’en Castell und Son Parc gehören dazu.',
      ca: 'Uns 32 minuts fins a la badia de Fornells; la mateixa zona inclou es Mercadal, Arenal d’en Castell i Son Parc.',
    },
    keywords: {
      es: ['traslado Fornells', 'aeropuerto Menorca Fornells', 'transfer Arenal d’en Castell', 'transporte aeropuerto Es Mercadal'],
      en: ['Fornells transfer', 'Menorca airport to Fornells', 'Arenal d’en Castell transfer', 'private transfer Es Mercadal'],
      de: ['Transfer Fornells', 'Flughafen Menorca Fornells', 'Transfer Arenal d’en Castell', 'Privattransfer Es Mercadal'],
      ca: ['trasllat Fornells', 'aeroport Menorca Fornells', 'trasllat Arenal d’en Castell', 'transport aeroport es Mercadal'],
    },
    image: 'fornells-boats',
  },
  {
    page: 'airport-transfers-cala-galdana',
    title: {
      es: 'Traslado del aeropuerto a Cala Galdana | {{siteName}}',
      en: 'Menorca Airport to Cala Galdana transfer | {{siteName}}',
      de: 'Transfer vom Flughafen nach Cala Galdana | {{siteName}}',
      ca: 'Trasllat de l’aeroport a Cala Galdana | {{siteName}}',
    },
    description: {
      es: 'Unos 38 minutos por carretera hasta la gran bahía del sur, con parada en la recepción de su hotel. También Ferreries.',
      en: 'About 38 minutes by road to the great bay of the south, right up to your hotel reception. Ferreries is covered too.',
      de: 'Etwa 38 Minuten Fahrt in die große Bucht des Südens, direkt bis an die Rezeption Ihres Hotels. Auch nach Ferreries.',
      ca: 'Devers 38 minuts per carretera fins a la gran cala de migjorn, i de dret a la recepció de l’hotel. També a Ferreries.',
    },
    keywords: {
      es: ['traslado Cala Galdana', 'aeropuerto Menorca Cala Galdana', 'transporte aeropuerto Cala Galdana', 'transfer Ferreries'],
      en: ['Cala Galdana transfer', 'Menorca airport to Cala Galdana', 'private transfer Cala Galdana', 'Ferreries transfer'],
      de: ['Transfer Cala Galdana', 'Flughafen Menorca Cala Galdana', 'Privattransfer Cala Galdana', 'Transfer Ferreries'],
      ca: ['trasllat Cala Galdana', 'aeroport Menorca Cala Galdana', 'transport aeroport Cala Galdana', 'trasllat Ferreries'],
    },
    image: 'cala-galdana',
  },
  {
    page: 'airport-transfers-son-bou',
    title: {
      es: 'Traslado del aeropuerto a Son Bou | {{siteName}}',
      en: 'Menorca Airport to Son Bou transfer | {{siteName}}',
      de: 'Transfer vom Flughafen nach Son Bou | {{siteName}}',
      ca: 'Trasllat de l’aeroport a Son Bou | {{siteName}}',
    },
    description: {
      es: 'Veintidós minutos hasta la playa más larga de Menorca, con sillas para los niños ya colocadas. También a Sant Tomàs.',
      en: 'Twenty-two minutes to the longest beach in Menorca, with child seats already fitted. Sant Tomàs is in the same zone.',
      de: 'In 22 Minuten an den längsten Strand Menorcas, die Kindersitze sind schon eingebaut. Auch nach Sant Tomàs.',
      ca: 'Vint-i-dos minuts fins a la platja més llarga de Menorca, amb les cadiretes ja posades. També a Sant Tomàs.',
    },
    keywords: {
      es: ['traslado Son Bou', 'aeropuerto Menorca Son Bou', 'transporte aeropuerto Son Bou', 'transfer Sant Tomàs'],
      en: ['Son Bou transfer', 'Menorca airport to Son Bou', 'private transfer Son Bou', 'Sant Tomàs transfer'],
      de: ['Transfer Son Bou', 'Flughafen Menorca Son Bou', 'Privattransfer Son Bou', 'Transfer Sant Tomàs'],
      ca: ['trasllat Son Bou', 'aeroport Menorca Son Bou', 'transport aeroport Son Bou', 'trasllat Sant Tomàs'],
    },
    image: 'car-son-bou',
  },
  {
    page: 'airport-transfers-private',
    title: {
      es: 'Traslados privados en Menorca, sin colas | {{siteName}}',
      en: 'Private transfers in Menorca, no queues | {{siteName}}',
      de: 'Privattransfer auf Menorca ohne Anstehen | {{siteName}}',
      ca: 'Trasllats privats a Menorca, sense coes | {{siteName}}',
    },
    description: {
      es: 'Un vehículo solo para los suyos, sin paradas en otros hoteles, con sillas infantiles y cancelación gratuita hasta 24 horas antes.',
      en: 'A vehicle just for your party, no stops at other hotels, child seats on request and free cancellation up to 24 hours ahead.',
      de: 'Ein Fahrzeug nur für Sie, ohne Halt an anderen Hotels, mit Kindersitzen und kostenlosem Storno bis 24 Stunden vorher.',
      ca: 'Un vehicle només per als vostres, sense aturades en altres hotels, amb cadiretes i cancel·lació gratuïta fins a 24 hores abans.',
    },
    keywords: {
      es: ['traslado privado Menorca', 'coche con conductor Menorca', 'transfer privado aeropuerto', 'traslado familias'],
      en: ['private transfer Menorca', 'car with driver Menorca', 'private airport transfer', 'family transfer Menorca'],
      de: ['Privattransfer Menorca', 'Fahrer Menorca', 'privater Flughafentransfer', 'Transfer für Familien'],
      ca: ['trasllat privat Menorca', 'cotxe amb conductor Menorca', 'trasllat privat aeroport', 'trasllat famílies'],
    },
    image: 'arrivals-sign',
  },
  {
    page: 'airport-transfers-groups',
    title: {
      es: 'Traslados para grupos y minibús en Menorca | {{siteName}}',
      en: 'Group and minibus transfers in Menorca | {{siteName}}',
      de: 'Gruppentransfer im Kleinbus auf Menorca | {{siteName}}',
      ca: 'Trasllats de grups en minibús a Menorca | {{siteName}}',
    },
    description: {
      es: 'Bodas, equipos, empresas y familias grandes: hasta dieciséis personas en un minibús accesible, con todo el equipaje.',
      en: 'Weddings, teams, companies and big families: up to sixteen people in one accessible minibus, luggage and all.',
      de: 'Hochzeiten, Teams, Firmen und große Familien: bis zu sechzehn Personen im barrierefreien Kleinbus, samt Gepäck.',
      ca: 'Casaments, equips, empreses i famílies grans: fins a setze persones en un minibús accessible, amb tot l’equipatge.',
    },
    keywords: {
      es: ['minibús Menorca', 'traslado grupos Menorca', 'transporte bodas Menorca', 'minibús adaptado'],
      en: ['minibus Menorca', 'group transfers Menorca', 'wedding transport Menorca', 'accessible minibus'],
      de: ['Kleinbus Menorca', 'Gruppentransfer Menorca', 'Hochzeitstransfer Menorca', 'barrierefreier Bus'],
      ca: ['minibús Menorca', 'trasllat grups Menorca', 'transport casaments Menorca', 'minibús adaptat'],
    },
    image: 'group-minibus',
  },
  {
    page: 'airport-transfers-vip',
    title: {
      es: 'Traslados VIP con conductor en Menorca | {{siteName}}',
      en: 'VIP chauffeur transfers in Menorca | {{siteName}}',
      de: 'VIP-Transfer mit Chauffeur auf Menorca | {{siteName}}',
      ca: 'Trasllats VIP amb conductor a Menorca | {{siteName}}',
    },
    description: {
      es: 'Berlina de gama alta, conductor discreto y recibimiento personal en llegadas, para negocios o para una ocasión especial.',
      en: 'A premium saloon, a discreet driver and a personal welcome in arrivals, for business or for a special occasion.',
      de: 'Oberklasselimousine, diskreter Fahrer und persönlicher Empfang in der Ankunftshalle, geschäftlich oder zum Feiern.',
      ca: 'Berlina de gamma alta, conductor discret i rebuda personal a la sala d’arribades, per feina o per a una ocasió especial.',
    },
    keywords: {
      es: ['traslado VIP Menorca', 'conductor privado Menorca', 'coche de lujo Menorca', 'transfer empresa Menorca'],
      en: ['VIP transfer Menorca', 'private chauffeur Menorca', 'luxury car Menorca', 'executive transfer Menorca'],
      de: ['VIP-Transfer Menorca', 'Chauffeur Menorca', 'Limousine Menorca', 'Geschäftsreise Menorca'],
      ca: ['trasllat VIP Menorca', 'conductor privat Menorca', 'cotxe de luxe Menorca', 'trasllat empresa Menorca'],
    },
    image: 'vip-sedan',
  },
  {
    page: 'airport-transfers-request',
    title: {
      es: 'Solicitar traslado en Menorca | {{siteName}}',
      en: 'Request your Menorca transfer | {{siteName}}',
      de: 'Transfer auf Menorca anfragen | {{siteName}}',
      ca: 'Demanau el trasllat a Menorca | {{siteName}}',
    },
    description: {
      es: 'Indique el trayecto, la hora y los pasajeros, compare vehículos y envíe la solicitud. Le confirmamos nosotros mismos.',
      en: 'Enter your route, time and passengers, compare the vehicles and send the request. We confirm each one ourselves.',
      de: 'Strecke, Uhrzeit und Personenzahl eingeben, Fahrzeuge vergleichen und Anfrage senden. Wir bestätigen persönlich.',
      ca: 'Posau-hi el trajecte, l’hora i els passatgers, comparau vehicles i enviau la sol·licitud. Us la confirmam nosaltres.',
    },
    keywords: {
      es: ['solicitar traslado Menorca', 'precio traslado Menorca', 'reservar transfer Menorca', 'presupuesto traslado'],
      en: ['request transfer Menorca', 'Menorca transfer price', 'book transfer Menorca', 'transfer quote'],
      de: ['Transfer Menorca anfragen', 'Transferpreis Menorca', 'Transfer Menorca buchen', 'Angebot Transfer'],
      ca: ['demanar trasllat Menorca', 'preu trasllat Menorca', 'reservar trasllat Menorca', 'pressupost trasllat'],
    },
    image: 'arrivals-sign',
    robotsDirective: 'noindex,follow',
  },
  {
    page: 'menorca-taxis',
    title: {
      es: 'Taxis en Menorca o traslado reservado | {{siteName}}',
      en: 'Taxis in Menorca, or a booked transfer? | {{siteName}}',
      de: 'Taxi auf Menorca oder Transfer vorab? | {{siteName}}',
      ca: 'Taxis a Menorca o trasllat reservat | {{siteName}}',
    },
    description: {
      es: 'Cuándo basta con un taxi y cuándo conviene reservar: distancias, equipaje, niños, grupos y llegadas a última hora.',
      en: 'When a taxi will do and when it pays to book ahead: distances, luggage, children, groups and late arrivals.',
      de: 'Wann ein Taxi genügt und wann sich die Buchung vorab lohnt: Entfernungen, Gepäck, Kinder, Gruppen und späte Ankunft.',
      ca: 'Quan basta un taxi i quan convé reservar: distàncies, equipatge, infants, grups i arribades a darrera hora.',
    },
    keywords: {
      es: ['taxi Menorca', 'taxi aeropuerto Menorca', 'taxi o transfer Menorca', 'taxi Mahón'],
      en: ['Menorca taxi', 'Menorca airport taxi', 'taxi or transfer Menorca', 'Mahon taxi'],
      de: ['Taxi Menorca', 'Taxi Flughafen Menorca', 'Taxi oder Transfer Menorca', 'Taxi Mahon'],
      ca: ['taxi Menorca', 'taxi aeroport Menorca', 'taxi o trasllat Menorca', 'taxi Maó'],
    },
    image: 'car-son-bou',
  },
];
