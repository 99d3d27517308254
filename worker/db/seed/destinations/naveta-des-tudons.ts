import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'naveta-des-tudons',
  region: 'west',
  kind: 'monument',
  latitude: 40.003,
  longitude: 3.891,
  isPopular: false,
  bestMonths: [3, 4, 5, 6, 9, 10, 11],
  image: 'naveta-des-tudons',
  gallery: ['taula-torralba', 'ciutadella-harbour', 'cycling-lane'],
  transferZone: 'ciutadella',
  name: { es: 'Naveta des Tudons', en: 'Naveta des Tudons', de: 'Naveta des Tudons', ca: 'Naveta des Tudons' },
  description: {
    es:
      'Con su forma de nave invertida, la Naveta des Tudons lleva unos tres mil años en pie, piedra sobre piedra y sin una gota de mortero.\n\n' +
      'Es la más conocida de las navetas de Menorca, sepulcros colectivos que solo se construyeron en esta isla, y una de las mejor conservadas. Bajo ' +
      'los grandes bloques se abre un corredor que conduce a una cámara de dos niveles, donde los arqueólogos hallaron los restos de más de un ' +
      'centenar de personas junto a brazaletes, botones y otros objetos.\n\n' +
      'El camino hasta ella cruza un campo tranquilo, entre muros de piedra seca y acebuches. La visita es breve y se recuerda mucho tiempo. Forma ' +
      'parte de la Menorca Talayótica, inscrita en la lista del Patrimonio Mundial en septiembre de 2023.',
    en:
      'Shaped like an upturned boat, the Naveta des Tudons has stood for some three thousand years, stone upon stone and not a drop of mortar.\n\n' +
      'It is the best known of Menorca’s navetas, communal tombs built on this island and nowhere else, and among the best preserved. Beneath the ' +
      'great blocks a passage leads to a chamber on two levels, in which archaeologists found the remains of more than a hundred people together with ' +
      'bracelets, buttons and other belongings.\n\n' +
      'The path there crosses a quiet field between dry-stone walls and wild olives. The visit is short and stays with you for a long time. The tomb ' +
      'belongs to Talayotic Menorca, inscribed on the World Heritage List in September 2023, and it makes a fitting introduction to everything else ' +
      'the island’s first builders left behind.',
    de:
      'Geformt wie ein umgedrehtes Schiff, steht die Naveta des Tudons seit rund dreitausend Jahren: Stein auf Stein, ganz ohne Mörtel.\n\n' +
      'Sie ist die bekannteste der menorquinischen Navetas – Gemeinschaftsgräber, die nur auf dieser Insel errichtet wurden – und eine der am besten ' +
      'erhaltenen. Unter den mächtigen Blöcken führt ein Gang in eine Kammer mit zwei Ebenen, in der Archäologen die Überreste von mehr als hundert ' +
      'Menschen fanden, dazu Armreife, Knöpfe und andere Beigaben.\n\n' +
      'Der Weg dorthin verläuft über ein stilles Feld, zwischen Trockenmauern und wilden Olivenbäumen. Der Besuch ist kurz und bleibt lange in ' +
      'Erinnerung. Die Naveta gehört zum talayotischen Menorca, das seit September 2023 auf der Welterbeliste steht, und ist ein schöner Auftakt für ' +
      'alle weiteren Spuren der ersten Baumeister dieser Insel.',
    ca:
      'Amb forma de nau capgirada, la Naveta des Tudons fa uns tres mil anys que s’aguanta dreta, pedra damunt pedra i sense gens de morter.\n\n' +
      'És la més coneguda de les navetes de Menorca, sepulcres col·lectius que només es van construir en aquesta illa, i una de les més ben ' +
      'conservades. Davall els grans blocs hi ha un corredor que duu a una cambra de dos pisos, on els arqueòlegs van trobar les restes de més d’un ' +
      'centenar de persones, amb braçalets, botons i altres objectes.\n\n' +
      'El caminet que hi porta travessa una tanca tranquil·la, entre parets seques i ullastres. La visita és curta i es recorda molt de temps. Forma ' +
      'part de la Menorca Talaiòtica, inscrita a la llista del Patrimoni Mundial el setembre de 2023, i és una bona porta d’entrada a tot allò que van ' +
      'deixar els primers constructors de l’illa.',
  },
  access: {
    es:
      'Se encuentra junto a la carretera principal, a unos cinco kilómetros de Ciutadella en dirección a Maó, con aparcamiento señalizado. Desde allí ' +
      'hay un corto paseo llano por un sendero. También se llega cómodamente en bicicleta por caminos rurales desde Ciutadella.',
    en:
      'It lies beside the main road, about five kilometres from Ciutadella in the direction of Maó, with a signposted car park. From there it is a ' +
      'short, level walk along a path. It is also an easy bicycle ride from Ciutadella on country lanes.',
    de:
      'Die Naveta liegt an der Hauptstraße, etwa fünf Kilometer von Ciutadella in Richtung Maó, mit ausgeschildertem Parkplatz. Von dort ist es ein ' +
      'kurzer, ebener Fußweg. Auch mit dem Fahrrad ist sie von Ciutadella über Landwege bequem zu erreichen.',
    ca:
      'És vora la carretera principal, a uns cinc quilòmetres de Ciutadella en direcció a Maó, amb aparcament indicat. D’allà hi ha una passejada ' +
      'curta i plana per un caminet. També s’hi va bé en bicicleta des de Ciutadella per camins rurals.',
  },
  tags: {
    es: ['patrimonio', 'prehistoria', 'familias'],
    en: ['heritage', 'prehistory', 'families'],
    de: ['Kulturerbe', 'Vorgeschichte', 'Familien'],
    ca: ['patrimoni', 'prehistòria', 'famílies'],
  },
  services: {
    es: ['Aparcamiento', 'Sendero señalizado', 'Paneles informativos'],
    en: ['Car park', 'Signposted path', 'Information panels'],
    de: ['Parkplatz', 'Ausgeschilderter Weg', 'Infotafeln'],
    ca: ['Aparcament', 'Camí senyalitzat', 'Plafons informatius'],
  },
  tips: {
    es: [
      'Venga a última hora: la luz lateral dibuja cada bloque.',
      'No se puede entrar en la cámara ni subir al monumento, pero la puerta deja ver el interior.',
      'Combine la visita con Ciutadella y Líthica en la misma jornada.',
    ],
    en: [
      'Come late in the day, when the low light picks out every block.',
      'You cannot enter the chamber or climb on the monument, but you can look in through the doorway.',
      'Combine it with Ciutadella and Líthica on the same day.',
    ],
    de: [
      'Kommen Sie spät am Tag, wenn das Seitenlicht jeden Block hervorhebt.',
      'Die Kammer darf nicht betreten und das Bauwerk nicht bestiegen werden; durch den Eingang kann man aber hineinsehen.',
      'Verbinden Sie den Besuch mit Ciutadella und Líthica an einem Tag.',
    ],
    ca: [
      'Veniu a darrera hora: la llum de costat dibuixa cada bloc.',
      'No es pot entrar a la cambra ni pujar al monument, però pel portal es veu l’interior.',
      'Combinau la visita amb Ciutadella i Líthica el mateix dia.',
    ],
  },
};
