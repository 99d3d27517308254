import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'punta-nati',
  region: 'west',
  kind: 'lighthouse',
  latitude: 40.05,
  longitude: 3.823,
  isPopular: false,
  bestMonths: [4, 5, 6, 9, 10],
  image: 'punta-nati',
  gallery: ['starry-night', 'cliff-walkers', 'cami-de-cavalls-gate'],
  transferZone: 'ciutadella',
  name: { es: 'Faro de Punta Nati', en: 'Punta Nati Lighthouse', de: 'Leuchtturm Punta Nati', ca: 'Far de Punta Nati' },
  description: {
    es:
      'Solo piedra, viento y mar: Punta Nati es la Menorca más desnuda, un faro blanco sobre acantilados donde el día se despide sin adornos.\n\n' +
      'El faro se encendió en 1913, tres años después de que el vapor francés Général Chanzy naufragara en esta costa. A su alrededor se extiende un ' +
      'paisaje casi lunar de roca caliza, muros de piedra seca y barracas escalonadas, refugios que los payeses construyeron para el ganado y que ' +
      'recuerdan a pequeñas pirámides.\n\n' +
      'No hay árboles, no hay sombra y apenas hay ruido. Por eso tantos vienen al atardecer: el sol cae directamente al mar y la piedra pasa del gris ' +
      'al oro en pocos minutos. Quien se queda un rato más descubre el otro espectáculo del lugar, un cielo nocturno lleno de estrellas.',
    en:
      'Nothing but stone, wind and sea: Punta Nati is Menorca stripped bare, a white lighthouse on the cliffs where the day ends without ornament.\n\n' +
      'The light was first lit in 1913, three years after the French steamer Général Chanzy was wrecked on this coast. Around it lies an almost lunar ' +
      'landscape of limestone, dry-stone walls and stepped barraques, the shelters farmers built for their livestock, which look for all the world ' +
      'like small pyramids.\n\n' +
      'There are no trees, no shade and hardly a sound. That is why so many people come at sunset, when the sun drops straight into the sea and the ' +
      'rock turns from grey to gold in a matter of minutes. Stay a little longer and the place puts on its second show, a night sky crowded with ' +
      'stars.',
    de:
      'Nur Stein, Wind und Meer: Punta Nati ist Menorca in seiner kargsten Form – ein weißer Leuchtturm auf den Klippen, hinter dem die Sonne ' +
      'versinkt.\n\n' +
      'Das Leuchtfeuer ging 1913 in Betrieb, drei Jahre nachdem der französische Dampfer Général Chanzy an dieser Küste gesunken war. Ringsum liegt ' +
      'eine fast mondartige Landschaft aus Kalkstein, Trockenmauern und gestuften Barraques: Unterstände, die die Bauern für ihr Vieh errichteten und ' +
      'die an kleine Pyramiden erinnern.\n\n' +
      'Es gibt keine Bäume, keinen Schatten und kaum ein Geräusch. Gerade deshalb kommen so viele zum Sonnenuntergang hierher: Die Sonne taucht direkt ' +
      'ins Meer, und der Fels färbt sich in wenigen Minuten von Grau zu Gold. Wer noch ein wenig bleibt, erlebt das zweite Schauspiel dieses Ortes, ' +
      'einen Nachthimmel voller Sterne.',
    ca:
      'Només pedra, vent i mar: Punta Nati és la Menorca més nua, un far blanc damunt els penya-segats on el dia s’acomiada sense adorns.\n\n' +
      'El far es va encendre el 1913, tres anys després que el vapor francès Général Chanzy naufragàs en aquesta costa. Al voltant s’estén un paisatge ' +
      'gairebé lunar de pedra viva, parets seques i barraques escalonades, els refugis que els pagesos van fer per al bestiar i que recorden petites ' +
      'piràmides.\n\n' +
      'No hi ha arbres, no hi ha ombra i quasi no se sent res. Per això hi ve tanta gent a la posta: el sol cau directament dins la mar i la pedra ' +
      'passa del gris a l’or en pocs minuts. Qui s’hi queda una estona més descobreix l’altre espectacle del lloc, un cel de nit ple d’estels.',
  },
  access: {
    es:
      'Se llega por la carretera que sale de Ciutadella hacia el norte, a unos seis kilómetros. El último tramo se recorre a pie, desde el lugar donde ' +
      'se dejan los coches. El Camí de Cavalls pasa junto al faro entre Cala Morell (7 km) y Ciutadella (10,5 km).',
    en:
      'Take the road that leaves Ciutadella to the north, for about six kilometres. You leave the car and do the last stretch on foot. The Camí de ' +
      'Cavalls passes the lighthouse between Cala Morell (7 km) and Ciutadella (10.5 km).',
    de:
      'Von Ciutadella führt eine Straße etwa sechs Kilometer nach Norden. Das letzte Stück geht man vom Abstellplatz der Autos aus zu Fuß. Der Camí de ' +
      'Cavalls führt zwischen Cala Morell (7 km) und Ciutadella (10,5 km) am Leuchtturm vorbei.',
    ca:
      'S’hi va per la carretera que surt de Ciutadella cap al nord, uns sis quilòmetres. El darrer tram es fa a peu, des del lloc on es deixen els ' +
      'cotxes. El Camí de Cavalls passa devora el far entre Cala Morell (7 km) i Ciutadella (10,5 km).',
  },
  tags: {
    es: ['faro', 'atardecer', 'senderismo', 'fotografía'],
    en: ['lighthouse', 'sunset', 'walking', 'photography'],
    de: ['Leuchtturm', 'Sonnenuntergang', 'Wandern', 'Fotografie'],
    ca: ['far', 'posta de sol', 'senderisme', 'fotografia'],
  },
  services: {
    es: ['Aparcamiento', 'Sendero señalizado', 'Acceso al Camí de Cavalls'],
    en: ['Car park', 'Signposted path', 'Access to the Camí de Cavalls'],
    de: ['Parkplatz', 'Ausgeschilderter Weg', 'Zugang zum Camí de Cavalls'],
    ca: ['Aparcament', 'Camí senyalitzat', 'Accés al Camí de Cavalls'],
  },
  tips: {
    es: [
      'Lleve agua y gorra: no hay ninguna sombra en todo el recorrido.',
      'Traiga una linterna para el regreso si se queda a ver la puesta de sol.',
      'Manténgase lejos del borde: la roca es irregular y el viento, fuerte.',
    ],
    en: [
      'Bring water and a hat: there is no shade at all along the way.',
      'If you stay for the sunset, carry a torch for the walk back.',
      'Keep away from the edge; the rock is uneven and the wind can be strong.',
    ],
    de: [
      'Nehmen Sie Wasser und eine Kopfbedeckung mit: Unterwegs gibt es keinerlei Schatten.',
      'Wer zum Sonnenuntergang bleibt, braucht für den Rückweg eine Taschenlampe.',
      'Halten Sie Abstand zur Kante: Der Fels ist uneben und der Wind oft kräftig.',
    ],
    ca: [
      'Duis aigua i capell: no hi ha gens d’ombra en tot el camí.',
      'Si us quedau a veure la posta de sol, duis una llanterna per tornar.',
      'No us acosteu a la vorera: la roca és irregular i el vent, fort.',
    ],
  },
};
