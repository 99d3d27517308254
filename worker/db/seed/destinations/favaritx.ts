import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'favaritx',
  region: 'east',
  kind: 'lighthouse',
  latitude: 39.997,
  longitude: 4.267,
  isPopular: true,
  bestMonths: [4, 5, 6, 9, 10],
  image: 'favaritx-lighthouse',
  gallery: ['starry-night', 'cliff-walkers', 'albufera'],
  transferZone: 'mao',
  name: { es: 'Faro de Favàritx', en: 'Favàritx Lighthouse', de: 'Leuchtturm Favàritx', ca: 'Far de Favàritx' },
  description: {
    es:
      'El faro más reconocible de Menorca es el de Favàritx, con su espiral negra sobre la torre blanca y un cabo de pizarra oscura a sus pies.\n\n' +
      'Se encendió en 1922 en un cabo donde la tramontana manda. La pizarra, quebrada en láminas que brillan cuando están mojadas, da al lugar un aire ' +
      'lunar que ha atraído a fotógrafos y cineastas. Apenas crece nada y, sin embargo, cuesta marcharse.\n\n' +
      'El cabo pertenece al parque natural de S’Albufera des Grau. Un sendero lleva hacia el sur hasta dos playas vírgenes, Cala Presili y Cala ' +
      'Tortuga, donde la arena clara contrasta con la roca negra. De noche, lejos de cualquier pueblo, el haz de luz gira bajo un cielo cuajado de ' +
      'estrellas, y es fácil entender por qué tantos viajeros guardan para el final su visita al faro.',
    en:
      'No lighthouse on Menorca is easier to recognise than Favàritx, with its black spiral on a white tower and a cape of dark slate at its feet.\n\n' +
      'It was first lit in 1922 on a cape where the tramuntana rules. The slate, broken into sheets that gleam when wet, gives the place a lunar look ' +
      'that has drawn photographers and film-makers. Hardly anything grows here, and yet it is hard to tear yourself away.\n\n' +
      'The cape belongs to the S’Albufera des Grau nature park. A path leads south to two unspoilt beaches, Cala Presili and Cala Tortuga, where pale ' +
      'sand meets black rock. At night, far from any village, the beam sweeps round beneath a sky thick with stars, and it is easy to see why so many ' +
      'travellers save the lighthouse for last.',
    de:
      'Kein Leuchtturm Menorcas ist so unverwechselbar wie Favàritx mit seiner schwarzen Spirale auf Weiß und dem Kap aus dunklem Schiefer ringsum.\n\n' +
      '1922 ging er auf einem Kap in Betrieb, auf dem die Tramuntana den Ton angibt. Der Schiefer, in Platten gebrochen, die bei Nässe glänzen, ' +
      'verleiht dem Ort etwas Mondhaftes, das Fotografen und Filmemacher angezogen hat. Kaum etwas wächst hier, und doch fällt der Abschied schwer.\n\n' +
      'Das Kap gehört zum Naturpark S’Albufera des Grau. Ein Pfad führt nach Süden zu zwei unberührten Stränden, der Cala Presili und der Cala ' +
      'Tortuga, wo heller Sand auf schwarzen Fels trifft. Nachts, fern von jedem Ort, kreist der Lichtstrahl unter einem Himmel voller Sterne – und ' +
      'man versteht, warum sich viele Reisende den Leuchtturm bis zum Schluss aufheben.',
    ca:
      'No hi ha far a Menorca més bo de reconèixer que el de Favàritx, amb l’espiral negra damunt la torre blanca i la pissarra fosca als peus.\n\n' +
      'Es va encendre el 1922 en un cap on mana la tramuntana. La pissarra, esqueixada en làmines que lluen quan són banyades, dona al lloc un aire de ' +
      'lluna que ha atret fotògrafs i cineastes. Quasi no hi creix res i, tanmateix, costa anar-se’n.\n\n' +
      'El cap forma part del parc natural de s’Albufera des Grau. Un caminet va cap al sud fins a dues platges verges, cala Presili i cala Tortuga, on ' +
      'l’arena clara contrasta amb la roca negra. De nit, lluny de qualsevol poble, el raig de llum volta davall un cel ple d’estels, i s’entén que ' +
      'molts viatgers es guardin el far per al final.',
  },
  access: {
    es:
      'En coche se llega desde la carretera que une Maó y Fornells, por un desvío de varios kilómetros. En los meses de verano el acceso en vehículo ' +
      'privado suele estar restringido y hay autobús desde Maó; consulte las condiciones vigentes. A pie, el Camí de Cavalls viene de Es Grau (8,6 ' +
      'km).',
    en:
      'By car, a side road of several kilometres leaves the road between Maó and Fornells. In the summer months private vehicles are usually not ' +
      'allowed through and a bus runs from Maó, so check the current arrangements. On foot, the Camí de Cavalls comes from Es Grau (8.6 km).',
    de:
      'Mit dem Auto zweigt von der Straße zwischen Maó und Fornells eine mehrere Kilometer lange Stichstraße ab. In den Sommermonaten ist die Zufahrt ' +
      'für Privatautos in der Regel gesperrt, dann fährt ein Bus ab Maó; informieren Sie sich bitte über die aktuelle Regelung. Zu Fuß führt der Camí ' +
      'de Cavalls von Es Grau (8,6 km) hierher.',
    ca:
      'Amb cotxe s’hi va per un trencall de diversos quilòmetres que surt de la carretera de Maó a Fornells. Els mesos d’estiu l’accés amb vehicle ' +
      'particular sol estar restringit i hi ha autobús des de Maó; consultau les condicions vigents. A peu, el Camí de Cavalls hi arriba des des Grau ' +
      '(8,6 km).',
  },
  tags: {
    es: ['faro', 'fotografía', 'senderismo', 'naturaleza'],
    en: ['lighthouse', 'photography', 'walking', 'nature'],
    de: ['Leuchtturm', 'Fotografie', 'Wandern', 'Natur'],
    ca: ['far', 'fotografia', 'senderisme', 'natura'],
  },
  services: {
    es: ['Autobús en temporada', 'Sendero señalizado', 'Acceso al Camí de Cavalls'],
    en: ['Bus in season', 'Signposted path', 'Access to the Camí de Cavalls'],
    de: ['Bus in der Saison', 'Ausgeschilderter Weg', 'Zugang zum Camí de Cavalls'],
    ca: ['Autobús en temporada', 'Camí senyalitzat', 'Accés al Camí de Cavalls'],
  },
  tips: {
    es: [
      'Venga al amanecer, con calma y poca gente, para las mejores fotografías.',
      'Lleve cortavientos: aquí sopla casi siempre.',
      'Alargue la visita con un baño en Cala Presili, a un paseo del camino del faro.',
    ],
    en: [
      'Come at sunrise, when it is quiet, for the best photographs.',
      'Bring a windproof layer: it blows here more often than not.',
      'Make a day of it with a swim at Cala Presili, a walk from the lighthouse road.',
    ],
    de: [
      'Kommen Sie zum Sonnenaufgang: Dann ist es still, und das Licht ist ideal zum Fotografieren.',
      'Packen Sie eine Windjacke ein: Hier weht es fast immer.',
      'Hängen Sie ein Bad in der Cala Presili an, ein Spaziergang von der Zufahrtsstraße entfernt.',
    ],
    ca: [
      'Veniu a la sortida del sol, amb calma i poca gent, per fer les millors fotografies.',
      'Duis una jaqueta per al vent: aquí bufa quasi sempre.',
      'Allargau la visita amb una nedada a cala Presili, a una passejada del camí del far.',
    ],
  },
};
