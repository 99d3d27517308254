import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'cala-morell',
  region: 'west',
  kind: 'cove',
  latitude: 40.051,
  longitude: 3.88,
  isPopular: false,
  bestMonths: [5, 6, 7, 9, 10],
  image: 'cala-morell-caves',
  gallery: ['snorkel', 'kayaks', 'starry-night'],
  transferZone: 'ciutadella',
  name: { es: 'Cala Morell', en: 'Cala Morell', de: 'Cala Morell', ca: 'Cala Morell' },
  description: {
    es:
      'Hace milenios alguien excavó en la roca de Cala Morell las cuevas que hoy se visitan a un paso de un mar transparente como el cristal.\n\n' +
      'La necrópolis prehistórica, con catorce cuevas excavadas en la roca, se visita al aire libre. Algunas conservan columnas, hornacinas y fachadas ' +
      'con relieves, y se usaron durante muchos siglos. Caminar entre ellas al final de la tarde, con la luz rasante, es una experiencia ' +
      'sobrecogedora.\n\n' +
      'La cala es pequeña y rocosa, con poca arena y plataformas desde las que se entra en un agua de transparencia extraordinaria. En las orillas, ' +
      'las antiguas casetas de los pescadores se abren a pie de mar. Con gafas de buceo se disfruta de cada metro; con botas, el Camí de Cavalls sigue ' +
      'hacia las playas de Algaiarens o hacia las soledades de Punta Nati.',
    en:
      'Thousands of years ago people carved the caves of Cala Morell, and today you can explore them a few steps from glass-clear water.\n\n' +
      'The prehistoric necropolis, fourteen chambers cut into the rock, lies in the open air for anyone to explore. Some still have pillars, niches ' +
      'and sculpted façades, and they were used for many centuries. To wander among them late in the afternoon, when the light comes in low, is ' +
      'quietly moving.\n\n' +
      'The cove itself is small and rocky, with little sand but plenty of ledges from which to slip into astonishingly clear water. Old fishermen’s ' +
      'boathouses open right on to the sea. With a mask you will enjoy every metre; with boots you can follow the Camí de Cavalls to the beaches of ' +
      'Algaiarens or out into the solitude of Punta Nati.',
    de:
      'Vor Jahrtausenden wurden die Höhlen der Cala Morell in den Fels gehauen; heute besichtigt man sie nur wenige Schritte vom glasklaren Meer.\n\n' +
      'Die prähistorische Nekropole mit ihren vierzehn in den Fels geschlagenen Grabhöhlen liegt frei zugänglich unter offenem Himmel. Manche haben ' +
      'noch Säulen, Nischen und plastisch gestaltete Fassaden; sie wurden über viele Jahrhunderte genutzt. Am späten Nachmittag, wenn das Licht schräg ' +
      'einfällt, ist ein Rundgang besonders eindrucksvoll.\n\n' +
      'Die Bucht selbst ist klein und felsig, mit wenig Sand, dafür mit Plateaus, von denen man in außergewöhnlich klares Wasser steigt. An den Ufern ' +
      'reihen sich die alten Bootshäuser der Fischer direkt am Meer. Mit Taucherbrille lohnt sich jeder Meter; mit Wanderschuhen führt der Camí de ' +
      'Cavalls weiter zu den Stränden von Algaiarens oder in die Einsamkeit von Punta Nati.',
    ca:
      'Fa mil·lennis, qualcú va picar dins la roca de Cala Morell les coves que avui es visiten a dues passes d’una mar transparent com el vidre.\n\n' +
      'La necròpolis prehistòrica, amb catorze coves excavades a la roca, es visita a l’aire lliure. Algunes conserven columnes, nínxols i façanes ' +
      'esculpides, i es van fer servir durant molts segles. Passejar-hi al capvespre, amb la llum ben baixa, és una experiència que fa ' +
      'callar.\n\n' +
      'La cala és petita i rocosa, amb poca arena i amb unes planes de roca per entrar a una aigua d’una transparència extraordinària. A les voreres, ' +
      'les antigues casetes dels pescadors s’obren arran de mar. Amb ulleres de bussejar es gaudeix de cada metre; amb botes, el Camí de Cavalls ' +
      'segueix cap a les platges d’Algaiarens o cap a les soledats de Punta Nati.',
  },
  access: {
    es:
      'Cala Morell está a 49 km del aeropuerto, unos 52 minutos en coche, pasando por Ciutadella. A la playa se baja por calles y escaleras desde la ' +
      'urbanización. El Camí de Cavalls llega desde Algaiarens (5,4 km) y sigue hasta Punta Nati (7 km).',
    en:
      'Cala Morell is 49 km from the airport, about 52 minutes by car by way of Ciutadella. Streets and steps lead down to the beach from the houses ' +
      'above. The Camí de Cavalls arrives from Algaiarens (5.4 km) and continues to Punta Nati (7 km).',
    de:
      'Die Cala Morell liegt 49 km vom Flughafen entfernt, etwa 52 Autominuten über Ciutadella. Zum Strand gelangt man von der Siedlung über Straßen ' +
      'und Treppen. Der Camí de Cavalls kommt von Algaiarens (5,4 km) und führt weiter nach Punta Nati (7 km).',
    ca:
      'Cala Morell és a 49 km de l’aeroport, uns 52 minuts amb cotxe passant per Ciutadella. A la platja s’hi baixa per carrers i escales des de la ' +
      'urbanització. El Camí de Cavalls hi arriba des d’Algaiarens (5,4 km) i continua fins a Punta Nati (7 km).',
  },
  tags: {
    es: ['snorkel', 'prehistoria', 'senderismo', 'atardecer'],
    en: ['snorkelling', 'prehistory', 'walking', 'sunset'],
    de: ['Schnorcheln', 'Vorgeschichte', 'Wandern', 'Sonnenuntergang'],
    ca: ['snorkel', 'prehistòria', 'senderisme', 'posta de sol'],
  },
  services: {
    es: ['Aparcamiento', 'Restaurantes y bares', 'Paneles informativos', 'Acceso al Camí de Cavalls'],
    en: ['Car park', 'Restaurants and bars', 'Information panels', 'Access to the Camí de Cavalls'],
    de: ['Parkplatz', 'Restaurants und Bars', 'Infotafeln', 'Zugang zum Camí de Cavalls'],
    ca: ['Aparcament', 'Restaurants i bars', 'Plafons informatius', 'Accés al Camí de Cavalls'],
  },
  tips: {
    es: [
      'Lleve calzado de agua: la entrada al mar es de roca en casi toda la cala.',
      'Visite la necrópolis con respeto, sin subirse a las fachadas ni tocar los relieves.',
      'Traiga una linterna para asomarse al interior de las cuevas.',
    ],
    en: [
      'Bring water shoes: most of the cove is entered over rock.',
      'Treat the necropolis with respect; do not climb on the façades or touch the carvings.',
      'A torch is useful for peering into the caves.',
    ],
    de: [
      'Badeschuhe sind ratsam: Fast überall steigt man über Fels ins Wasser.',
      'Verhalten Sie sich in der Nekropole respektvoll: nicht auf die Fassaden klettern, keine Reliefs berühren.',
      'Eine Taschenlampe hilft beim Blick ins Innere der Höhlen.',
    ],
    ca: [
      'Duis calçat d’aigua: a quasi tota la cala s’entra a la mar per roca.',
      'Visitau la necròpolis amb respecte, sense enfilar-vos a les façanes ni tocar els relleus.',
      'Una llanterna va bé per guaitar dins les coves.',
    ],
  },
};
