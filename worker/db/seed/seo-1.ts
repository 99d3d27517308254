import type { SeoSeed } from './seed-types.ts';

/** The site's main pages. */
export const siteSeo: SeoSeed[] = [
  {
    page: 'home',
    title: {
      es: '{{siteName}} | Excursiones y traslados en Menorca',
      en: '{{siteName}} | Trips and airport transfers in Menorca',
      de: '{{siteName}} | Ausflüge und Flughafentransfer auf Menorca',
      ca: '{{siteName}} | Excursions i trasllats a Menorca',
    },
    description: {
      es: 'Descubra Menorca en grupos pequeños: barco, kayak, rutas a pie y cultura. Y del aeropuerto al hotel con conductor propio.',
      en:
        'Discover Menorca in small groups, by boat, by kayak and on foot, and let a private driver take you from the airport to your ' +
        'door.',
      de: 'Entdecken Sie Menorca in kleinen Gruppen: per Boot, im Kajak oder zu Fuß. Und vom Flughafen bringt Sie Ihr Fahrer zum Hotel.',
      ca: 'Descobriu Menorca en grups petits: en barca, en caiac, a peu i amb calma. I de l’aeroport a la porta de casa, amb conductor.',
    },
    keywords: {
      es: ['Menorca', 'excursiones Menorca', 'traslados aeropuerto Menorca', 'qué hacer en Menorca', 'vacaciones Menorca'],
      en: ['Menorca', 'Menorca trips', 'Menorca airport transfers', 'things to do in Menorca', 'Menorca holidays'],
      de: ['Menorca', 'Ausflüge Menorca', 'Flughafentransfer Menorca', 'Menorca Urlaub', 'Menorca erleben'],
      ca: ['Menorca', 'excursions Menorca', 'trasllats aeroport Menorca', 'què fer a Menorca', 'vacances a Menorca'],
    },
    image: 'cala-macarella',
  },
  {
    page: 'destinations',
    title: {
      es: 'Playas, pueblos y lugares de Menorca | {{siteName}}',
      en: 'Menorca beaches, towns and sights | {{siteName}}',
      de: 'Strände, Orte und Sehenswertes auf Menorca | {{siteName}}',
      ca: 'Platges, pobles i racons de Menorca | {{siteName}}',
    },
    description: {
      es: 'Calas del sur, arenas rojas del norte, faros, monumentos talayóticos y pueblos blancos: cómo llegar y cuándo visitarlos.',
      en: 'Turquoise coves, red northern sands, lighthouses, Talayotic monuments and white towns: how to get there and when to go.',
      de: 'Türkisblaue Buchten, rote Strände im Norden, Leuchttürme, Talayot-Denkmäler und weiße Orte: Anfahrt und beste Reisezeit.',
      ca: 'Cales de migjorn, arenes vermelles de tramuntana, fars, monuments talaiòtics i pobles blancs: com anar-hi i quan és millor.',
    },
    keywords: {
      es: ['playas de Menorca', 'calas de Menorca', 'qué ver en Menorca', 'pueblos de Menorca', 'mapa de Menorca'],
      en: ['Menorca beaches', 'Menorca coves', 'what to see in Menorca', 'Menorca towns', 'map of Menorca'],
      de: ['Strände Menorca', 'Buchten Menorca', 'Menorca Sehenswürdigkeiten', 'Orte auf Menorca', 'Menorca Karte'],
      ca: ['platges de Menorca', 'cales de Menorca', 'què veure a Menorca', 'pobles de Menorca', 'mapa de Menorca'],
    },
    image: 'cala-turqueta',
  },
  {
    page: 'trips',
    title: {
      es: 'Excursiones en Menorca en grupos pequeños | {{siteName}}',
      en: 'Small-group trips and tours in Menorca | {{siteName}}',
      de: 'Ausflüge auf Menorca in kleinen Gruppen | {{siteName}}',
      ca: 'Excursions a Menorca en grups petits | {{siteName}}',
    },
    description: {
      es: 'Catamarán, llaüt, kayak, senderismo, cultura y gastronomía: elija su excursión por zona, tipo y duración y pida su plaza.',
      en: 'Catamaran, llaüt, kayak, walking, culture and food: choose your Menorcan day out by area, type and length, and ask for a place.',
      de: 'Katamaran, Llaüt, Kajak, Wandern, Kultur und Küche: Wählen Sie Ihren Ausflug nach Region, Art und Dauer und fragen Sie an.',
      ca: 'Catamarà, llaüt, caiac, senderisme, cultura i cuina: triau la sortida per zona, tipus i durada, i demanau-hi plaça.',
    },
    keywords: {
      es: ['excursiones en Menorca', 'excursiones en barco', 'kayak Menorca', 'rutas guiadas Menorca', 'actividades en Menorca'],
      en: ['Menorca excursions', 'Menorca boat trips', 'kayaking Menorca', 'guided walks Menorca', 'Menorca activities'],
      de: ['Menorca Ausflüge', 'Bootstour Menorca', 'Kajak Menorca', 'geführte Wanderung Menorca', 'Aktivitäten Menorca'],
      ca: ['excursions a Menorca', 'sortides en barca', 'caiac Menorca', 'rutes guiades Menorca', 'activitats a Menorca'],
    },
    image: 'catamaran',
  },
  {
    page: 'cami-de-cavalls',
    title: {
      es: 'Camí de Cavalls: las 20 etapas, una a una | {{siteName}}',
      en: 'Camí de Cavalls: the 20 stages at a glance | {{siteName}}',
      de: 'Camí de Cavalls: alle 20 Etappen im Überblick | {{siteName}}',
      ca: 'El Camí de Cavalls: les 20 etapes, una per una | {{siteName}}',
    },
    description: {
      es: 'El GR 223 rodea Menorca en 185 kilómetros. Distancia, dificultad y paisaje de cada etapa, y traslados al punto de salida.',
      en: 'The GR 223 circles Menorca in 185 kilometres. Distance, difficulty and scenery of each stage, and transfers to the start.',
      de: 'Der GR 223 umrundet Menorca auf 185 Kilometern. Länge, Schwierigkeit und Landschaft jeder Etappe, dazu Transfers zum Start.',
      ca: 'El GR 223 volta Menorca en 185 quilòmetres. Distància, dificultat i paisatge de cada etapa, i trasllats fins al punt de partida.',
    },
    keywords: {
      es: ['Camí de Cavalls', 'GR 223', 'etapas Camí de Cavalls', 'senderismo Menorca', 'vuelta a Menorca a pie'],
      en: ['Camí de Cavalls', 'GR 223', 'Camí de Cavalls stages', 'walking in Menorca', 'Menorca coastal path'],
      de: ['Camí de Cavalls', 'GR 223', 'Etappen Camí de Cavalls', 'Wandern auf Menorca', 'Küstenweg Menorca'],
      ca: ['Camí de Cavalls', 'GR 223', 'etapes del Camí de Cavalls', 'caminar per Menorca', 'volta a Menorca a peu'],
    },
    image: 'cami-de-cavalls-gate',
  },
  {
    page: 'blog',
    title: {
      es: 'Blog de Menorca: ideas, rutas y sabores | {{siteName}}',
      en: 'Menorca blog: ideas, walks and local food | {{siteName}}',
      de: 'Menorca-Blog: Tipps, Wege und Genuss | {{siteName}}',
      ca: 'Blog de Menorca: idees, camins i bona taula | {{siteName}}',
    },
    description: {
      es: 'Historias y consejos de quienes viven en la isla: playas según el viento, caminos, cultura, cocina y cómo organizar el viaje.',
      en: 'Stories and advice from people who live here: beaches for every wind, paths, culture, food and how to plan your stay.',
      de: 'Geschichten und Tipps von Leuten, die hier leben: Strände je nach Wind, Wege, Kultur, Küche und gute Reiseplanung.',
      ca: 'Històries i consells de gent que hi viu: platges segons el vent, camins, cultura, cuina i com preparar el viatge.',
    },
    keywords: {
      es: ['blog Menorca', 'consejos Menorca', 'guía de Menorca', 'viajar a Menorca'],
      en: ['Menorca blog', 'Menorca tips', 'Menorca guide', 'travel to Menorca'],
      de: ['Menorca Blog', 'Menorca Tipps', 'Menorca Reiseführer', 'Reise nach Menorca'],
      ca: ['blog de Menorca', 'consells Menorca', 'guia de Menorca', 'viatjar a Menorca'],
    },
    image: 'market-cheese',
  },
  {
    page: 'services',
    title: {
      es: 'Servicios en Menorca: salidas y traslados | {{siteName}}',
      en: 'Our services in Menorca: days out and transfers',
      de: 'Unsere Leistungen auf Menorca: Touren und Transfers',
      ca: 'Serveis a Menorca: sortides i trasllats | {{siteName}}',
    },
    description: {
      es: 'Todo lo que organizamos: excursiones guiadas, días a medida, traslados al aeropuerto, grupos y apoyo en el Camí de Cavalls.',
      en: 'Everything we arrange: guided trips, tailor-made days, airport transfers, group travel and support on the Camí de Cavalls.',
      de:
        'Alles, was wir organisieren: geführte Ausflüge, individuelle Tage, Flughafentransfers, Gruppenreisen und Hilfe am Camí de ' +
        'Cavalls.',
      ca: 'Tot el que organitzam: excursions guiades, dies a mida, trasllats a l’aeroport, grups i suport al Camí de Cavalls.',
    },
    keywords: {
      es: ['servicios turísticos Menorca', 'excursiones privadas Menorca', 'traslados Menorca', 'grupos Menorca'],
      en: ['Menorca travel services', 'private tours Menorca', 'Menorca transfers', 'Menorca groups'],
      de: ['Reiseservice Menorca', 'private Touren Menorca', 'Transfers Menorca', 'Gruppenreisen Menorca'],
      ca: ['serveis turístics Menorca', 'excursions privades Menorca', 'trasllats Menorca', 'grups Menorca'],
    },
    image: 'llaut-sail',
  },
  {
    page: 'about',
    title: {
      es: 'Quiénes somos: dos personas y una isla | {{siteName}}',
      en: 'About us: two people and one island | {{siteName}}',
      de: 'Über uns: zwei Menschen und eine Insel | {{siteName}}',
      ca: 'Qui som: dues persones i una illa | {{siteName}}',
    },
    description: {
      es: '{{siteName}} es una empresa de dos personas que viven en Menorca. Conozca cómo trabajamos, qué cuidamos y qué le debemos a la isla.',
      en: '{{siteName}} is a company of two people who live in Menorca. Find out how we work, what we care for and what we owe the island.',
      de: '{{siteName}} sind zwei Menschen, die auf Menorca leben. Lesen Sie, wie wir arbeiten, worauf wir achten und was wir der Insel schulden.',
      ca: '{{siteName}} és una empresa de dues persones que viuen a Menorca. Sabreu com treballam, què cuidam i què devem a l’illa.',
    },
    keywords: {
      es: ['{{siteName}} Menorca', 'empresa local Menorca', 'turismo responsable Menorca', 'guías de Menorca'],
      en: ['{{siteName}} Menorca', 'local company Menorca', 'responsible travel Menorca', 'Menorca guides'],
      de: ['{{siteName}} Menorca', 'lokaler Anbieter Menorca', 'nachhaltig reisen Menorca', 'Guides auf Menorca'],
      ca: ['{{siteName}} Menorca', 'empresa local Menorca', 'turisme responsable Menorca', 'guies de Menorca'],
    },
    image: 'ciutadella-harbour',
  },
  {
    page: 'contact',
    title: {
      es: 'Contacto: hablemos de su viaje a Menorca | {{siteName}}',
      en: 'Contact us about your Menorca holiday | {{siteName}}',
      de: 'Kontakt: Fragen zu Ihrem Menorca-Urlaub | {{siteName}}',
      ca: 'Contacte: parlem del vostre viatge a Menorca | {{siteName}}',
    },
    description: {
      es: 'Escríbanos, llame o mande un WhatsApp. Le atiende una de las dos personas que preparan las excursiones y los traslados.',
      en: 'Write, call or send a WhatsApp message. You will speak to one of the two people who prepare the trips and the transfers.',
      de: 'Schreiben Sie, rufen Sie an oder schreiben Sie uns per WhatsApp. Es antwortet, wer Ihre Ausflüge und Transfers selbst vorbereitet.',
      ca: 'Escriviu-nos, telefonau o enviau un WhatsApp. Us atendrà una de les dues persones que preparen les sortides i els trasllats.',
    },
    keywords: {
      es: ['contacto {{siteName}}', 'WhatsApp Menorca', 'reservar excursión Menorca', 'teléfono traslados Menorca'],
      en: ['contact {{siteName}}', 'Menorca WhatsApp', 'book a trip in Menorca', 'Menorca transfer enquiries'],
      de: ['Kontakt {{siteName}}', 'WhatsApp Menorca', 'Ausflug Menorca buchen', 'Transfer Menorca anfragen'],
      ca: ['contacte {{siteName}}', 'WhatsApp Menorca', 'reservar excursió Menorca', 'telèfon trasllats Menorca'],
    },
    image: 'mao-harbour',
  },
  {
    page: 'testimonials',
    title: {
      es: 'Opiniones de viajeros en Menorca | {{siteName}}',
      en: 'What our guests say about Menorca | {{siteName}}',
      de: 'Stimmen unserer Gäste auf Menorca | {{siteName}}',
      ca: 'Què en diuen els viatgers de Menorca | {{siteName}}',
    },
    description: {
      es: 'Lo que cuentan quienes ya han navegado, caminado y viajado con nosotros: excursiones, traslados y pequeños detalles.',
      en: 'Words from people who have sailed, walked and travelled with us: trips, transfers and the small things that matter.',
      de: 'Was Gäste erzählen, die mit uns gesegelt, gewandert und gefahren sind: über Ausflüge, Transfers und die kleinen Dinge.',
      ca: 'El que conten els que ja han navegat, caminat i viatjat amb nosaltres: excursions, trasllats i detalls petits.',
    },
    keywords: {
      es: ['opiniones excursiones Menorca', 'opiniones traslados Menorca', 'reseñas {{siteName}}', 'experiencias en Menorca'],
      en: ['Menorca trip reviews', 'Menorca transfer reviews', '{{siteName}} reviews', 'Menorca experiences'],
      de: ['Bewertungen Ausflüge Menorca', 'Bewertungen Transfer Menorca', '{{siteName}} Erfahrungen', 'Menorca Erlebnisse'],
      ca: ['opinions excursions Menorca', 'opinions trasllats Menorca', 'ressenyes {{siteName}}', 'experiències a Menorca'],
    },
    image: 'llaut-sail',
  },
];
