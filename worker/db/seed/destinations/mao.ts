import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'mao',
  region: 'east',
  kind: 'town',
  latitude: 39.889,
  longitude: 4.265,
  isPopular: false,
  bestMonths: [3, 4, 5, 6, 9, 10, 11],
  image: 'mao-harbour',
  gallery: ['la-mola', 'market-cheese', 'es-castell', 'llaut-sail'],
  transferZone: 'mao',
  name: { es: 'Maó', en: 'Maó', de: 'Maó', ca: 'Maó' },
  description: {
    es:
      'Asomada a uno de los grandes puertos naturales del Mediterráneo, Maó (Mahón) es una capital a escala humana, luminosa y con acento propio.\n\n' +
      'El puerto se adentra unos cinco kilómetros en la isla, y en él se suceden islas, fortalezas, lazaretos y casas de verano. Desde la ciudad alta ' +
      'se baja en zigzag hasta los muelles, donde se puede embarcar hacia la Illa del Rei o contemplar la fortaleza de La Mola desde el agua.\n\n' +
      'Del siglo británico quedan las ventanas de guillotina, los miradores y la afición a la ginebra. El mercado ocupa el claustro del Carme, el ' +
      'museo de la isla un antiguo convento, y en Santa Maria suena un órgano monumental. Basta una mañana para enamorarse de sus calles y una cena en ' +
      'el muelle para querer quedarse.',
    en:
      'Perched above one of the Mediterranean’s great natural harbours, Maó (Mahón) is a capital on a human scale, bright and with an accent all its ' +
      'own.\n\n' +
      'The harbour runs some five kilometres inland, past islands, fortresses, an old quarantine station and summer villas. From the upper town the ' +
      'road zigzags down to the quays, where you can board a boat for the Illa del Rei or look up at the fortress of La Mola from the water.\n\n' +
      'The British century left sash windows, bow windows and a taste for gin. The market occupies the Carme cloister, the island’s museum a former ' +
      'friary, and a monumental organ fills the church of Santa Maria with sound. One morning is enough to fall for the streets; one dinner on the ' +
      'waterfront, and you will want to stay.',
    de:
      'Hoch über einem der großen Naturhäfen des Mittelmeers liegt Maó (Mahón): eine Hauptstadt im menschlichen Maß, hell und mit ganz eigenem ' +
      'Charakter.\n\n' +
      'Rund fünf Kilometer reicht der Hafen ins Land hinein, vorbei an Inseln, Festungen, einem alten Lazarett und Sommervillen. Von der Oberstadt ' +
      'geht es in Serpentinen hinunter zu den Kais, wo die Boote zur Illa del Rei ablegen und man die Festung La Mola vom Wasser aus bestaunen kann.\n\n' +
      'Aus dem britischen Jahrhundert sind Schiebefenster, Erker und die Vorliebe für Gin geblieben. Der Markt ist im Kreuzgang des Carme ' +
      'untergebracht, das Inselmuseum in einem ehemaligen Kloster, und in Santa Maria erklingt eine monumentale Orgel. Ein Vormittag genügt, um die ' +
      'Gassen zu mögen; nach einem Abendessen am Hafen möchte man bleiben.',
    ca:
      'Damunt un dels grans ports naturals de la Mediterrània, Maó és una capital feta a mida de les persones, lluminosa i amb accent propi.\n\n' +
      'El port s’endinsa uns cinc quilòmetres dins l’illa, i s’hi succeeixen illes, fortaleses, llatzerets i cases d’estiu. Des de la ciutat es baixa ' +
      'fent voltes fins als molls, on es pot embarcar cap a l’illa del Rei o contemplar la fortalesa de la Mola des de l’aigua.\n\n' +
      'Del segle britànic queden les finestres de guillotina, els boinders i l’afició al gin. El mercat ocupa el claustre del Carme, el museu de ' +
      'l’illa un antic convent, i a Santa Maria hi sona un orgue monumental. Amb un matí n’hi ha prou per enamorar-se dels carrers, i amb un sopar al ' +
      'moll, per voler-s’hi quedar.',
  },
  access: {
    es:
      'Maó está a 5 km del aeropuerto, unos 10 minutos en coche. El centro se recorre a pie; entre la ciudad y el puerto hay escaleras, cuestas y un ' +
      'ascensor. Es el nudo principal de los autobuses de la isla.',
    en:
      'Maó is 5 km from the airport, about 10 minutes by car. The centre is easily walked, with steps, slopes and a lift between the town and the ' +
      'harbour. It is the main hub for the island’s buses.',
    de:
      'Maó liegt 5 km vom Flughafen entfernt, etwa 10 Autominuten. Das Zentrum lässt sich gut zu Fuß erkunden; Stadt und Hafen sind durch Treppen, ' +
      'steile Straßen und einen Aufzug verbunden. Hier laufen die meisten Buslinien der Insel zusammen.',
    ca:
      'Maó és a 5 km de l’aeroport, uns 10 minuts amb cotxe. El centre es recorre a peu; entre la ciutat i el port hi ha escales, costes i un ' +
      'ascensor. És el nus principal dels autobusos de l’illa.',
  },
  tags: {
    es: ['puerto', 'patrimonio', 'gastronomía'],
    en: ['harbour', 'heritage', 'food'],
    de: ['Hafen', 'Kulturerbe', 'Kulinarik'],
    ca: ['port', 'patrimoni', 'gastronomia'],
  },
  services: {
    es: ['Restaurantes y bares', 'Mercado', 'Museos', 'Excursiones en barco', 'Autobús'],
    en: ['Restaurants and bars', 'Market', 'Museums', 'Boat trips', 'Bus service'],
    de: ['Restaurants und Bars', 'Markt', 'Museen', 'Bootsausflüge', 'Busverbindung'],
    ca: ['Restaurants i bars', 'Mercat', 'Museus', 'Excursions en barca', 'Autobús'],
  },
  tips: {
    es: [
      'Haga un paseo en barco por el puerto: desde el agua se entiende toda su historia.',
      'Visite el mercado del claustro por la mañana y pruebe el queso con denominación de origen Mahón-Menorca.',
      'Pida una pomada, ginebra con limonada, al caer la tarde.',
    ],
    en: [
      'Take a boat around the harbour: its whole history makes sense from the water.',
      'See the cloister market in the morning and taste the Mahón-Menorca PDO cheese.',
      'Order a pomada, gin with lemonade, as evening falls.',
    ],
    de: [
      'Machen Sie eine Hafenrundfahrt: Vom Wasser aus versteht man die Geschichte am besten.',
      'Besuchen Sie vormittags den Markt im Kreuzgang und probieren Sie den Käse Mahón-Menorca mit geschützter Ursprungsbezeichnung.',
      'Bestellen Sie am frühen Abend eine Pomada, Gin mit Zitronenlimonade.',
    ],
    ca: [
      'Feis una volta en barca pel port: des de l’aigua se n’entén tota la història.',
      'Visitau el mercat del claustre al matí i tastau el formatge amb denominació d’origen Mahón-Menorca.',
      'Demanau una pomada, gin amb llimonada, quan el sol ja baixa.',
    ],
  },
};
