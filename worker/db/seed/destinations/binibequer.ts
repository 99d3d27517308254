import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'binibequer',
  region: 'south',
  kind: 'village',
  latitude: 39.818,
  longitude: 4.237,
  isPopular: true,
  bestMonths: [4, 5, 6, 9, 10],
  image: 'binibequer',
  gallery: ['white-village', 'llaut-sail', 'snorkel'],
  transferZone: 'sant-lluis',
  name: { es: 'Binibèquer', en: 'Binibèquer', de: 'Binibèquer', ca: 'Binibèquer' },
  description: {
    es:
      'Callejones encalados donde apenas caben dos personas, arcos, escaleras y el mar al fondo: Binibèquer (Binibeca) es un laberinto blanco junto al ' +
      'agua.\n\n' +
      'Binibèquer Vell parece un pueblo de pescadores de siempre, pero se levantó hacia finales de los años sesenta y principios de los setenta como ' +
      'homenaje a la arquitectura popular de la isla. Los arquitectos dejaron las esquinas redondeadas, las chimeneas torcidas y la madera oscura; la ' +
      'cal hizo el resto.\n\n' +
      'Conviene recordar que las casas están habitadas: se pasea en voz baja y sin entrar en patios ni escaleras privadas. A cambio, la luz de primera ' +
      'hora ofrece fotografías difíciles de olvidar. Muy cerca, la playa de Binibèquer, con su arena clara y sus pinos, invita a terminar la visita ' +
      'con un baño.',
    en:
      'Whitewashed lanes barely wide enough for two, arches, steps and the sea at the end: Binibèquer (Binibeca) is a white maze beside the water.\n\n' +
      'Binibèquer Vell looks like a fishing village that has always been here, yet it was built around the end of the 1960s and the start of the 1970s ' +
      'as a tribute to the island’s folk architecture. Its designers left the corners rounded, the chimneys crooked and the timber dark; the limewash ' +
      'did the rest.\n\n' +
      'Do remember that people live behind these doors, so walk softly and stay out of private courtyards and stairways. In return, the early light ' +
      'gives you pictures you will not forget. Close by, the beach of Binibèquer, with its pale sand and pines, is a tempting place to finish with a ' +
      'swim.',
    de:
      'Gekalkte Gassen, kaum breit genug für zwei, Bögen, Treppen und am Ende das Meer: Binibèquer (Binibeca) ist ein weißes Labyrinth am Wasser.\n\n' +
      'Binibèquer Vell wirkt wie ein uraltes Fischerdorf, entstand aber erst Ende der 1960er- und Anfang der 1970er-Jahre als Hommage an die ' +
      'traditionelle Bauweise der Insel. Die Planer ließen die Ecken rund, die Schornsteine schief und das Holz dunkel; den Rest besorgte der Kalk.\n\n' +
      'Bedenken Sie, dass hinter diesen Türen Menschen wohnen: Gehen Sie leise durch die Gassen und betreten Sie keine privaten Innenhöfe und Treppen. ' +
      'Dafür schenkt das Morgenlicht Bilder, die man nicht vergisst. Ganz in der Nähe lädt der Strand von Binibèquer mit hellem Sand und Kiefern dazu ' +
      'ein, den Besuch mit einem Bad abzuschließen.',
    ca:
      'Carrerons emblanquinats on amb prou feines passen dues persones, arcs, escales i la mar al fons: Binibèquer és un laberint blanc vora l’aigua.\n\n' +
      'Binibèquer Vell sembla un poble de pescadors de tota la vida, però es va aixecar a finals dels anys seixanta i principis dels setanta com un ' +
      'homenatge a l’arquitectura popular de l’illa. Els qui el van dissenyar van deixar els cantons arrodonits, les xemeneies tortes i la fusta ' +
      'fosca; la calç va fer la resta.\n\n' +
      'Cal recordar que les cases són habitades: s’hi passeja parlant baix i sense entrar a patis ni escales particulars. A canvi, la llum de primera ' +
      'hora regala fotografies que no s’obliden. Ben a prop, la platja de Binibèquer, amb l’arena clara i els pins, convida a acabar la visita amb una ' +
      'nedada.',
  },
  access: {
    es:
      'Binibèquer está a 12 km del aeropuerto, unos 18 minutos en coche por Sant Lluís. El conjunto se recorre únicamente a pie; hay que aparcar ' +
      'fuera. En temporada llega el autobús y, por el Camí de Cavalls, se puede caminar por la costa hasta Punta Prima.',
    en:
      'Binibèquer is 12 km from the airport, about 18 minutes by car through Sant Lluís. The village itself is for walkers only, so park outside. ' +
      'There is a bus in season, and the Camí de Cavalls follows the coast on to Punta Prima.',
    de:
      'Binibèquer liegt 12 km vom Flughafen entfernt, rund 18 Autominuten über Sant Lluís. Der Ort ist nur zu Fuß zugänglich, geparkt wird außerhalb. ' +
      'In der Saison fährt ein Bus, und auf dem Camí de Cavalls kann man an der Küste entlang bis Punta Prima wandern.',
    ca:
      'Binibèquer és a 12 km de l’aeroport, uns 18 minuts amb cotxe per Sant Lluís. El conjunt només es recorre a peu i s’ha d’aparcar a fora. En ' +
      'temporada hi arriba l’autobús i, pel Camí de Cavalls, es pot anar caminant vora mar fins a Punta Prima.',
  },
  tags: {
    es: ['pueblo blanco', 'fotografía', 'snorkel'],
    en: ['white village', 'photography', 'snorkelling'],
    de: ['weißes Dorf', 'Fotografie', 'Schnorcheln'],
    ca: ['poble blanc', 'fotografia', 'snorkel'],
  },
  services: {
    es: ['Aparcamiento', 'Restaurantes y bares', 'Tiendas', 'Autobús en temporada'],
    en: ['Car park', 'Restaurants and bars', 'Shops', 'Bus in season'],
    de: ['Parkplatz', 'Restaurants und Bars', 'Geschäfte', 'Bus in der Saison'],
    ca: ['Aparcament', 'Restaurants i bars', 'Botigues', 'Autobús en temporada'],
  },
  tips: {
    es: [
      'Visite el pueblo temprano o fuera del verano, y hable en voz baja: aquí vive gente.',
      'Respete los horarios de visita y las zonas privadas que señalan los carteles.',
      'Lleve las gafas de buceo: las rocas de la pequeña cala tienen agua muy clara.',
    ],
    en: [
      'Come early or outside the summer months, and keep your voice down: this is somebody’s home.',
      'Respect the visiting times and the private areas shown on the signs.',
      'Bring a mask: the water around the rocks of the little cove is wonderfully clear.',
    ],
    de: [
      'Kommen Sie früh am Tag oder außerhalb des Sommers und sprechen Sie leise: Hier wohnen Menschen.',
      'Beachten Sie die ausgeschilderten Besuchszeiten und Privatbereiche.',
      'Nehmen Sie eine Taucherbrille mit: An den Felsen der kleinen Bucht ist das Wasser besonders klar.',
    ],
    ca: [
      'Visitau el poble de bon matí o fora de l’estiu, i parlau baix: hi viu gent.',
      'Respectau els horaris de visita i els espais privats que indiquen els rètols.',
      'Duis ulleres de bussejar: les roques de la caleta tenen l’aigua ben clara.',
    ],
  },
};
