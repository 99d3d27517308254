import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'cala-mitjana',
  region: 'south',
  kind: 'cove',
  latitude: 39.935,
  longitude: 3.971,
  isPopular: false,
  bestMonths: [5, 6, 9, 10],
  image: 'cala-mitjana',
  gallery: ['cala-galdana', 'kayaks', 'cliff-walkers'],
  transferZone: 'cala-galdana',
  name: { es: 'Cala Mitjana', en: 'Cala Mitjana', de: 'Cala Mitjana', ca: 'Cala Mitjana' },
  description: {
    es:
      'Basta un paseo entre pinos desde Cala Galdana para llegar a Cala Mitjana, un arenal claro encajado entre acantilados que el mar ha horadado.\n\n' +
      'Las paredes de caliza que la encierran están llenas de cuevas y repisas, y los pinos se asoman desde lo alto como si quisieran ver el agua. La ' +
      'arena es fina y blanca, y la entrada al mar, suave. A pocos pasos, al otro lado de las rocas, se esconde Mitjaneta, una versión diminuta de la ' +
      'misma cala, con apenas sitio para unas toallas.\n\n' +
      'Quienes llegan en kayak desde Cala Galdana descubren además las grutas que se abren al pie de los acantilados, solo accesibles desde el mar. A ' +
      'pie, el sendero discurre casi siempre a la sombra del pinar, lo que hace de Mitjana una buena primera cala virgen para familias acostumbradas a ' +
      'caminar.',
    en:
      'A stroll through the pines from Cala Galdana is all it takes to reach Cala Mitjana, a pale crescent of sand between sea-hollowed cliffs.\n\n' +
      'The limestone walls around it are pitted with caves and ledges, and pines lean over the rim as if to admire the view. The sand is fine and ' +
      'white and the sea floor slopes away gently. A few steps further, beyond the rocks, you will find Mitjaneta, a miniature of the same cove with ' +
      'room for no more than a handful of towels.\n\n' +
      'Arrive by kayak from Cala Galdana and you will also discover the grottoes at the foot of the cliffs, which can be reached only from the water. ' +
      'Those who walk are in the shade of the pines for most of the way, which makes Mitjana a fine first unspoilt cove for families who do not mind a ' +
      'stroll.',
    de:
      'Nur ein Spaziergang durch den Kiefernwald trennt Cala Galdana von der Cala Mitjana, einer hellen Sandbucht zwischen vom Meer ausgehöhlten ' +
      'Klippen.\n\n' +
      'Die Kalksteinwände ringsum sind von Höhlen und Felsbändern durchzogen, und oben beugen sich die Kiefern über den Rand, als wollten sie aufs ' +
      'Wasser schauen. Der Sand ist fein und weiß, der Einstieg ins Meer flach. Wenige Schritte weiter, hinter den Felsen, versteckt sich die ' +
      'Mitjaneta, ein winziges Abbild der großen Bucht mit Platz für ein paar Handtücher.\n\n' +
      'Wer mit dem Kajak von Cala Galdana kommt, entdeckt zusätzlich die Grotten am Fuß der Klippen, die nur vom Wasser aus zugänglich sind. Zu Fuß ' +
      'geht es fast durchgehend im Schatten der Kiefern voran – so eignet sich die Mitjana gut als erste Naturbucht für Familien, die gern ein Stück ' +
      'laufen.',
    ca:
      'Basta una passejada entre pins des de Cala Galdana per arribar a Cala Mitjana, un arenal clar encaixat entre penya-segats que la mar ha ' +
      'foradat.\n\n' +
      'Les parets de pedra que la tanquen són plenes de coves i relleixos, i els pins treuen el cap des de dalt com si volguessin guaitar l’aigua. ' +
      'L’arena és blanca i fina, i s’entra a la mar a poc a poc. A quatre passes, a l’altra banda de les roques, s’amaga Mitjaneta, una cala igual ' +
      'però menuda, on amb prou feines caben unes quantes tovalloles.\n\n' +
      'Qui hi arriba en caiac des de Cala Galdana descobreix també les coves del peu dels penya-segats, que només es poden veure des de la mar. A peu, ' +
      'el camí va gairebé sempre a l’ombra del pinar; per això Mitjana és una bona primera cala verge per a famílies avesades a caminar.',
  },
  access: {
    es:
      'Desde Cala Galdana el Camí de Cavalls lleva a la playa en unos veinticinco minutos. En coche hay un aparcamiento junto a la carretera de Cala ' +
      'Galdana, desde el que se baja caminando unos veinte minutos por una pista sombreada. En verano las plazas se agotan temprano.',
    en:
      'From Cala Galdana the Camí de Cavalls takes you to the beach in about twenty-five minutes. There is also a car park beside the road to Cala ' +
      'Galdana, from which a shady track leads down in around twenty minutes. Spaces run out early in summer.',
    de:
      'Von Cala Galdana führt der Camí de Cavalls in rund 25 Minuten zum Strand. Mit dem Auto gibt es an der Straße nach Cala Galdana einen Parkplatz, ' +
      'von dem ein schattiger Weg in etwa 20 Minuten hinunterführt. Im Sommer sind die Plätze früh vergeben.',
    ca:
      'Des de Cala Galdana, el Camí de Cavalls duu a la platja en uns vint-i-cinc minuts. Amb cotxe, hi ha un aparcament vora la carretera de Cala ' +
      'Galdana, i des d’allà es baixa caminant uns vint minuts per un camí ombrívol. A l’estiu les places s’acaben prest.',
  },
  tags: {
    es: ['arena blanca', 'senderismo', 'snorkel', 'kayak'],
    en: ['white sand', 'walking', 'snorkelling', 'kayaking'],
    de: ['weißer Sand', 'Wandern', 'Schnorcheln', 'Kajak'],
    ca: ['arena blanca', 'senderisme', 'snorkel', 'caiac'],
  },
  services: {
    es: ['Aparcamiento', 'Acceso al Camí de Cavalls', 'Sombra de pinos'],
    en: ['Car park', 'Access to the Camí de Cavalls', 'Shade under the pines'],
    de: ['Parkplatz', 'Zugang zum Camí de Cavalls', 'Schatten unter Kiefern'],
    ca: ['Aparcament', 'Accés al Camí de Cavalls', 'Ombra de pins'],
  },
  tips: {
    es: [
      'Si le gusta caminar, siga hacia el este por el Camí de Cavalls hasta Cala Trebalúger.',
      'Lleve gafas y tubo: las rocas de los lados son lo mejor para observar peces.',
      'No se coloque justo debajo de las paredes: puede haber desprendimientos.',
    ],
    en: [
      'If you like walking, carry on east along the Camí de Cavalls to Cala Trebalúger.',
      'Pack a mask and snorkel: the rocks on either side are best for fish-watching.',
      'Do not settle down right beneath the cliffs, as stones can fall.',
    ],
    de: [
      'Wer gern wandert, geht auf dem Camí de Cavalls weiter nach Osten bis zur Cala Trebalúger.',
      'Packen Sie Maske und Schnorchel ein: An den Felsen links und rechts gibt es die meisten Fische.',
      'Legen Sie sich nicht direkt unter die Felswände, es kann Steinschlag geben.',
    ],
    ca: [
      'Si us agrada caminar, continuau cap a llevant pel Camí de Cavalls fins a cala Trebalúger.',
      'Duis ulleres i tub: les roques dels costats són el millor lloc per mirar peixos.',
      'No us poseu just davall les parets: hi pot haver despreniments.',
    ],
  },
};
