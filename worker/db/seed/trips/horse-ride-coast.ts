import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'horse-ride-coast',
  tripType: 'nature',
  region: 'west',
  durationClass: 'half-day',
  price: 65,
  isBestseller: false,
  isPopular: true,
  showBookingOptions: true,
  meetingLatitude: 40.051,
  meetingLongitude: 3.88,
  minAge: 10,
  maxPeople: 8,
  guideLanguages: ['es', 'en', 'de'],
  image: 'horse-riding',
  gallery: ['horse-riding', 'cami-de-cavalls-gate', 'cala-morell-caves'],
  destinations: ['cala-morell'],
  name: {
    es: 'A caballo por el Camí de Cavalls',
    en: 'Riding the Camí de Cavalls on horseback',
    de: 'Zu Pferd auf dem Camí de Cavalls',
    ca: 'A cavall pel Camí de Cavalls',
  },
  description: {
    es:
      'El camino que rodea la isla se hizo para jinetes. Recórralo como entonces, a caballo, entre Cala Morell y los pinares de Algaiarens.\n\n' +
      'Por el Camí de Cavalls patrullaban los centinelas que vigilaban la costa, y sus barreras de acebuche siguen abriéndose igual. Aquí el sendero ' +
      'sube y baja entre tierra rojiza, lentiscos y miradores al mar del norte, con el único sonido de los cascos.\n\n' +
      'Los caballos son tranquilos y conocen el camino. Se forman grupos según experiencia: quien empieza va al paso, y quien ya monta puede pedir un ' +
      'trote en los tramos llanos. Antes de salir hay un rato para conocer al compañero de ruta.',
    en:
      'The path around the island was made for riders. Follow it as they did, in the saddle, between Cala Morell and the pines of Algaiarens.\n\n' +
      'Mounted lookouts once patrolled the shore along the Camí de Cavalls, and its wild-olive gates still swing the same way. Here the track rises and ' +
      'falls over reddish earth and mastic scrub, with views of the northern sea and no sound but hooves.\n\n' +
      'The horses are calm and know the way. Groups are made up by experience: beginners go at a walk, while those who already ride may ask for a trot ' +
      'on the level stretches. There is time before we leave to get to know your companion.',
    de:
      'Der Weg rund um die Insel wurde für Reiter angelegt. Erleben Sie ihn im Sattel, zwischen Cala Morell und den Kiefern von Algaiarens.\n\n' +
      'Auf dem Camí de Cavalls patrouillierten einst berittene Wachen an der Küste, und seine Gatter aus Wildolivenholz schwingen noch heute wie ' +
      'damals. Hier führt der Pfad über rötliche Erde und durch Mastixsträucher auf und ab, mit weitem Blick aufs Meer und begleitet nur vom Klang der ' +
      'Hufe.\n\n' +
      'Die Pferde sind ruhig und kennen den Weg. Wir teilen die Gruppen nach Erfahrung ein: Anfänger reiten im Schritt, wer schon reiten kann, darf auf ' +
      'ebenen Strecken traben. Vor dem Aufbruch lernen Sie Ihr Pferd in Ruhe kennen.',
    ca:
      'El camí que volta l’illa es va obrir per als genets. Seguiu-lo com abans, damunt la sella, entre Cala Morell i els pinars d’Algaiarens.\n\n' +
      'Pel Camí de Cavalls passaven els guaites que vigilaven la costa, i les barreres d’ullastre encara s’obren igual. Aquí el camí puja i baixa entre ' +
      'terra vermellosa, mates i miradors a la mar de tramuntana, sense cap més renou que el trepig dels cavalls.\n\n' +
      'Són cavalls tranquils i coneixen el camí. Feim els grups segons l’experiència: qui comença va al pas, i qui ja en sap pot demanar un trot als ' +
      'trams plans. Abans de sortir hi ha una estona per conèixer el company de ruta.',
  },
  location: {
    es: 'Cala Morell y costa de Algaiarens',
    en: 'Cala Morell and the Algaiarens coast',
    de: 'Cala Morell und die Küste von Algaiarens',
    ca: 'Cala Morell i la costa d’Algaiarens',
  },
  duration: {
    es: '2 horas y media',
    en: '2½ hours',
    de: '2,5 Stunden',
    ca: '2 hores i mitja',
  },
  meetingPoint: {
    es: 'Entrada de Cala Morell, a la hora indicada en la confirmación. Desde allí se va a las cuadras.',
    en: 'The entrance to Cala Morell, at the time given in your confirmation. From there we go to the stables.',
    de: 'Am Ortseingang von Cala Morell, zur Uhrzeit in Ihrer Bestätigung. Von dort geht es zu den Ställen.',
    ca: 'Entrada de Cala Morell, a l’hora indicada a la confirmació. D’allà anam als estables.',
  },
  cancellationPolicy: {
    es: 'Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.',
    en: 'Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.',
    de:
      'Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr ' +
      'Geld zurück.',
    ca: 'Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre.',
  },
  highlights: {
    es: [
      'Tramo histórico del Camí de Cavalls',
      'Caballos tranquilos, aptos para principiantes',
      'Vistas a la costa norte',
      'Grupos de ocho jinetes',
    ],
    en: [
      'A historic stretch of the Camí de Cavalls',
      'Calm horses, fine for beginners',
      'Views of the north coast',
      'Eight riders at most',
    ],
    de: [
      'Historischer Abschnitt des Camí de Cavalls',
      'Ruhige Pferde, auch für Anfänger',
      'Ausblicke auf die Nordküste',
      'Höchstens acht Reiter',
    ],
    ca: [
      'Tram històric del Camí de Cavalls',
      'Cavalls tranquils, bons per a principiants',
      'Vistes a la costa de tramuntana',
      'Grups de vuit genets',
    ],
  },
  included: {
    es: ['Caballo y equipo completo', 'Casco', 'Monitor de equitación', 'Seguro'],
    en: ['Horse and full tack', 'Riding hat', 'Riding instructor', 'Insurance'],
    de: ['Pferd mit kompletter Ausrüstung', 'Reithelm', 'Reitlehrer', 'Versicherung'],
    ca: ['Cavall i equip complet', 'Casc', 'Monitor d’equitació', 'Assegurança'],
  },
  excluded: {
    es: ['Traslado hasta Cala Morell', 'Bebidas'],
    en: ['Transport to Cala Morell', 'Drinks'],
    de: ['Anfahrt nach Cala Morell', 'Getränke'],
    ca: ['Trasllat fins a Cala Morell', 'Begudes'],
  },
  bring: {
    es: ['Pantalón largo', 'Calzado cerrado', 'Protector solar', 'Agua'],
    en: ['Long trousers', 'Closed shoes', 'Sun cream', 'Water'],
    de: ['Lange Hose', 'Geschlossene Schuhe', 'Sonnencreme', 'Wasser'],
    ca: ['Calçons llargs', 'Calçat tancat', 'Crema solar', 'Aigua'],
  },
  itinerary: {
    es: [
      { title: 'En las cuadras', text: 'Presentación, casco y ejercicios básicos en la pista.' },
      { title: 'Hacia la costa', text: 'Camino entre muros de piedra seca y campos abiertos.' },
      { title: 'Camí de Cavalls', text: 'Barreras, monte bajo y el mar a un lado, en dirección a Algaiarens.' },
      { title: 'Regreso', text: 'Vuelta al paso, cepillado y unas zanahorias bien ganadas.' },
    ],
    en: [
      { title: 'At the stables', text: 'Introductions, hats on and the basics in the ring.' },
      { title: 'Towards the coast', text: 'A lane between dry-stone walls and open fields.' },
      { title: 'The Camí de Cavalls', text: 'Gates, scrub and the sea alongside, in the direction of Algaiarens.' },
      { title: 'Back again', text: 'Home at a walk, a brush-down and some well-earned carrots.' },
    ],
    de: [
      { title: 'Im Stall', text: 'Kennenlernen, Helm anpassen und Grundübungen auf dem Platz.' },
      { title: 'Richtung Küste', text: 'Ein Weg zwischen Trockenmauern und offenen Feldern.' },
      { title: 'Camí de Cavalls', text: 'Gatter, Macchia und das Meer an der Seite, in Richtung Algaiarens.' },
      { title: 'Zurück', text: 'Heimwärts im Schritt, dann Striegeln und ein paar verdiente Möhren.' },
    ],
    ca: [
      { title: 'Als estables', text: 'Presentacions, casc i exercicis bàsics a la pista.' },
      { title: 'Cap a la costa', text: 'Camí entre parets seques i tanques obertes.' },
      { title: 'Camí de Cavalls', text: 'Barreres, garriga i la mar a un costat, en direcció a Algaiarens.' },
      { title: 'Tornada', text: 'De cap a casa al pas, raspallada i unes pastanagues ben guanyades.' },
    ],
  },
};
