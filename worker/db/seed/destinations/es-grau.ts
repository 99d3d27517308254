import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'es-grau',
  region: 'east',
  kind: 'nature',
  latitude: 39.951,
  longitude: 4.268,
  isPopular: false,
  bestMonths: [3, 4, 5, 6, 9, 10, 11],
  image: 'es-grau',
  gallery: ['albufera', 'kayaks', 'cami-de-cavalls-gate'],
  transferZone: 'mao',
  name: { es: 'Es Grau', en: 'Es Grau', de: 'Es Grau', ca: 'Es Grau' },
  description: {
    es:
      'Es Grau es la puerta a la Menorca más natural: un pueblo blanco y menudo, una playa donde el agua apenas cubre y, detrás, la gran laguna.\n\n' +
      'A un paso del pueblo empieza el parque natural de S’Albufera des Grau, núcleo de la Reserva de la Biosfera declarada en 1993. Los senderos ' +
      'bordean la laguna entre acebuches y juncos, con observatorios desde los que se ven garzas, fochas y, en las épocas de paso, aves llegadas de ' +
      'muy lejos.\n\n' +
      'La playa es larga y casi plana, un paraíso para los más pequeños. Enfrente, la Illa d’en Colom protege la bahía y ofrece a quienes reman una ' +
      'travesía corta hasta sus calas. De aquí sale también la segunda etapa del Camí de Cavalls, hacia Favàritx: 8,6 km en los que el color de la ' +
      'tierra no deja de cambiar.',
    en:
      'Es Grau is the way into wild Menorca, a small white village with a gently shelving beach and, behind it, the great lagoon.\n\n' +
      'Just outside the village begins the S’Albufera des Grau nature park, the core of the Biosphere Reserve declared in 1993. Paths follow the ' +
      'lagoon through wild olives and rushes, with hides from which you may see herons, coots and, at migration time, birds that have come a very long ' +
      'way.\n\n' +
      'The beach is long and almost level, a paradise for small children. Offshore, the Illa d’en Colom shelters the bay and gives paddlers a short ' +
      'crossing to its coves. The second stage of the Camí de Cavalls sets out from here too, for Favàritx: 8.6 km in which the colour of the earth ' +
      'never stops changing.',
    de:
      'Es Grau ist das Tor zum ursprünglichen Menorca – ein kleines weißes Dorf mit flachem Strand und der großen Lagune im Rücken.\n\n' +
      'Gleich hinter dem Dorf beginnt der Naturpark S’Albufera des Grau, das Kerngebiet des 1993 ausgewiesenen Biosphärenreservats. Wege führen ' +
      'zwischen wilden Olivenbäumen und Binsen an der Lagune entlang; von Beobachtungshütten aus sieht man Reiher, Blässhühner und zur Zugzeit Vögel, ' +
      'die von weit her kommen.\n\n' +
      'Der Strand ist lang und fällt kaum ab, ein Paradies für die Kleinsten. Davor schützt die Illa d’en Colom die Bucht; wer paddelt, erreicht ihre ' +
      'Buchten nach kurzer Überfahrt. Hier beginnt auch die zweite Etappe des Camí de Cavalls nach Favàritx: 8,6 Kilometer, auf denen sich die Farbe ' +
      'der Erde ständig verändert.',
    ca:
      'Es Grau és la porta de la Menorca més natural: un poblet blanc, una platja on l’aigua amb prou feines cobreix i, darrere, la gran llacuna.\n\n' +
      'A dues passes del poble comença el parc natural de s’Albufera des Grau, nucli de la Reserva de la Biosfera declarada el 1993. Els camins ' +
      'ressegueixen la llacuna entre ullastres i joncs, amb aguaits des d’on es veuen agrons, fotges i, en temps de pas, ocells que venen de molt ' +
      'lluny.\n\n' +
      'La platja és llarga i gairebé plana, un paradís per als més petits. Al davant, l’illa d’en Colom arrecera la badia i ofereix als qui remen una ' +
      'travessia curta fins a les seves cales. D’aquí surt també la segona etapa del Camí de Cavalls, cap a Favàritx: 8,6 km en què el color de la ' +
      'terra no deixa de canviar.',
  },
  access: {
    es:
      'Es Grau está a 14 km del aeropuerto, unos 20 minutos en coche por Maó. Hay aparcamiento a la entrada del pueblo. Por el Camí de Cavalls se ' +
      'llega a pie desde Maó (10 km) y se continúa hasta Favàritx (8,6 km).',
    en:
      'Es Grau is 14 km from the airport, about 20 minutes by car by way of Maó. There is parking at the entrance to the village. On foot, the Camí de ' +
      'Cavalls comes from Maó (10 km) and goes on to Favàritx (8.6 km).',
    de:
      'Es Grau liegt 14 km vom Flughafen entfernt, etwa 20 Autominuten über Maó. Am Ortseingang gibt es Parkplätze. Zu Fuß führt der Camí de Cavalls ' +
      'von Maó (10 km) hierher und weiter nach Favàritx (8,6 km).',
    ca:
      'Es Grau és a 14 km de l’aeroport, uns 20 minuts amb cotxe per Maó. Hi ha aparcament a l’entrada del poble. Pel Camí de Cavalls s’hi arriba a ' +
      'peu des de Maó (10 km) i es continua fins a Favàritx (8,6 km).',
  },
  tags: {
    es: ['naturaleza', 'familias', 'kayak', 'senderismo'],
    en: ['nature', 'families', 'kayaking', 'walking'],
    de: ['Natur', 'Familien', 'Kajak', 'Wandern'],
    ca: ['natura', 'famílies', 'caiac', 'senderisme'],
  },
  services: {
    es: ['Aparcamiento', 'Restaurantes y bares', 'Alquiler de kayaks', 'Excursiones en barco', 'Acceso al Camí de Cavalls'],
    en: ['Car park', 'Restaurants and bars', 'Kayak hire', 'Boat trips', 'Access to the Camí de Cavalls'],
    de: ['Parkplatz', 'Restaurants und Bars', 'Kajakverleih', 'Bootsausflüge', 'Zugang zum Camí de Cavalls'],
    ca: ['Aparcament', 'Restaurants i bars', 'Lloguer de caiacs', 'Excursions en barca', 'Accés al Camí de Cavalls'],
  },
  tips: {
    es: [
      'Traiga prismáticos: la primavera y el otoño son los mejores momentos para las aves.',
      'Salga en kayak temprano, con el mar en calma, para acercarse a la Illa d’en Colom.',
      'No se salga de los senderos y guarde silencio en los observatorios.',
    ],
    en: [
      'Bring binoculars: spring and autumn are the best seasons for birds.',
      'Set out early by kayak, while the sea is calm, to visit the Illa d’en Colom.',
      'Keep to the paths and stay quiet in the hides.',
    ],
    de: [
      'Nehmen Sie ein Fernglas mit: Frühling und Herbst sind die beste Zeit, um Vögel zu beobachten.',
      'Starten Sie früh mit dem Kajak zur Illa d’en Colom, solange das Meer ruhig ist.',
      'Bleiben Sie auf den Wegen und verhalten Sie sich in den Beobachtungshütten leise.',
    ],
    ca: [
      'Duis uns prismàtics: la primavera i la tardor són els millors moments per veure ocells.',
      'Sortiu en caiac de bon matí, amb la mar plana, per acostar-vos a l’illa d’en Colom.',
      'No deixeu els camins i guardau silenci als aguaits.',
    ],
  },
};
