import type { TestimonialSeed } from './seed-types.ts';

export const testimonials: TestimonialSeed[] = [
  {
    name: 'Laura M.',
    rating: 5,
    visitedOn: '2026-07',
    country: { es: 'España', en: 'Spain', de: 'Spanien', ca: 'Espanya' },
    text: {
      es:
        'Salimos en catamarán por las calas del sur y no queríamos volver. Éramos pocos a bordo, paramos donde el agua estaba más clara ' +
        'y los niños aprendieron a bucear con tubo. Lo mejor del verano.',
      en:
        'We took the catamaran along the southern coves and nobody wanted to go back. There were only a few of us on board, we stopped ' +
        'where the water was clearest, and the children learnt to snorkel. The best day of our summer.',
      de:
        'Wir sind mit dem Katamaran an den Buchten im Süden entlanggesegelt, und keiner wollte zurück. An Bord waren nur wenige Gäste, ' +
        'geankert haben wir dort, wo das Wasser am klarsten war, und die Kinder haben schnorcheln gelernt.',
      ca:
        'Vam sortir en catamarà per les cales de migjorn i ningú no volia tornar. A bord érem pocs, ens aturàvem allà on l’aigua era més ' +
        'clara i els infants van aprendre a fer snorkel. El millor dia de l’estiu.',
    },
  },
  {
    name: 'Thomas K.',
    rating: 5,
    visitedOn: '2026-05',
    country: { es: 'Alemania', en: 'Germany', de: 'Deutschland', ca: 'Alemanya' },
    text: {
      es:
        'Nuestro vuelo aterrizó con casi dos horas de retraso y pensábamos que no habría nadie. El conductor estaba en la salida con el ' +
        'cartel y una sonrisa. Llegamos a Cala Galdana de noche, tranquilos y sin pagar nada de más.',
      en:
        'Our flight landed almost two hours late and we assumed nobody would be there. The driver stood at the exit with his sign and a ' +
        'smile. We reached Cala Galdana after dark, quite relaxed, and for the price we had been quoted.',
      de:
        'Unser Flug landete mit fast zwei Stunden Verspätung, und wir rechneten mit niemandem mehr. Doch der Fahrer stand lächelnd mit ' +
        'seinem Schild am Ausgang. So kamen wir nachts ganz entspannt nach Cala Galdana, zum vereinbarten Preis.',
      ca:
        'El nostre vol va aterrar amb gairebé dues hores de retard i pensàvem que no hi hauria ningú. El conductor era a la sortida amb ' +
        'el cartell i un somriure. Vam arribar a Cala Galdana de nit, ben tranquils i al preu acordat.',
    },
  },
  {
    name: 'Emily R.',
    rating: 5,
    visitedOn: '2025-09',
    country: { es: 'Reino Unido', en: 'United Kingdom', de: 'Großbritannien', ca: 'Regne Unit' },
    text: {
      es:
        'Hicimos tres días del Camí de Cavalls por el sur. Nos llevaban el equipaje y cada mañana sabíamos cuánto íbamos a andar y dónde ' +
        'bañarnos. Volvimos cansadas, felices y con ganas de completar la vuelta entera.',
      en:
        'We walked three days of the Camí de Cavalls in the south. Our bags went ahead, and every morning we knew how far we would go ' +
        'and where we could swim. We came home tired, happy and keen to do the whole loop.',
      de:
        'Drei Tage waren wir im Süden auf dem Camí de Cavalls unterwegs. Das Gepäck reiste voraus, und jeden Morgen wussten wir, wie ' +
        'weit es geht und wo man baden kann. Müde, glücklich, und die ganze Runde steht jetzt auf der Liste.',
      ca:
        'Vam fer tres dies de Camí de Cavalls per migjorn. Ens duien l’equipatge i cada matí sabíem quant havíem de caminar i on ens ' +
        'podíem banyar. Vam tornar cansades, contentes i amb ganes de fer la volta sencera.',
    },
  },
  {
    name: 'Jordi P.',
    rating: 4,
    visitedOn: '2026-04',
    country: { es: 'España', en: 'Spain', de: 'Spanien', ca: 'Espanya' },
    text: {
      es:
        'Muy buena ruta por la Menorca Talayótica: sin prisas, con tiempo para preguntar y una guía que hacía hablar a las piedras. Hizo ' +
        'algo de viento en Torralba, así que conviene llevar chaqueta en primavera. Repetiremos con los abuelos.',
      en:
        'A very good day in Talayotic Menorca: unhurried, with time for questions and a guide who made the stones talk. It was rather ' +
        'windy at Torralba, so take a jacket in spring. We shall be back with the grandparents.',
      de:
        'Eine sehr gelungene Tour durch das talayotische Menorca: ohne Eile, mit Zeit für Fragen und einer Reiseführerin, die die Steine ' +
        'zum Sprechen brachte. In Torralba war es windig, im Frühjahr gehört also eine Jacke ins Gepäck.',
      ca:
        'Una ruta molt bona per la Menorca Talaiòtica: sense presses, amb temps per demanar i una guia que feia parlar les pedres. A ' +
        'Torralba feia vent, o sigui que a la primavera convé dur jaqueta. Hi tornarem amb els avis.',
    },
  },
  {
    name: 'Sophie D.',
    rating: 5,
    visitedOn: '2025-06',
    country: { es: 'Francia', en: 'France', de: 'Frankreich', ca: 'França' },
    text: {
      es:
        'Regalé a mi marido la salida en llaüt al atardecer. El mar estaba como un plato, nos bañamos en una cala vacía y brindamos con ' +
        'pomada mientras el sol caía. Sencillo, elegante y muy menorquín.',
      en:
        'I gave my husband the sunset sail on a llaüt. The sea was flat calm, we swam in an empty cove and raised a glass of pomada as ' +
        'the sun went down. Simple, elegant and very Menorcan.',
      de:
        'Ich habe meinem Mann die Llaüt-Fahrt zum Sonnenuntergang geschenkt. Das Meer war spiegelglatt, wir badeten in einer leeren ' +
        'Bucht und stießen mit Pomada an, während die Sonne versank. Schlicht, elegant und sehr menorquinisch.',
      ca:
        'Vaig regalar al meu home la sortida en llaüt a l’hora baixa. La mar era plana com una bassa d’oli, ens vam banyar en una cala ' +
        'buida i vam brindar amb pomada mentre el sol es ponia. Senzill, elegant i ben menorquí.',
    },
  },
  {
    name: 'Marco B.',
    rating: 5,
    visitedOn: '2025-08',
    country: { es: 'Italia', en: 'Italy', de: 'Italien', ca: 'Itàlia' },
    text: {
      es:
        'Éramos catorce para una boda en Ciutadella y fuimos todos juntos en el minibús. Puntual, con aire acondicionado y sitio para ' +
        'las maletas y los trajes. La vuelta, de madrugada, funcionó igual de bien. Una preocupación menos.',
      en:
        'There were fourteen of us for a wedding in Ciutadella and we all travelled in one minibus. Punctual, air-conditioned, with room ' +
        'for the cases and the suits. The ride back in the small hours went just as smoothly. One worry fewer.',
      de:
        'Wir waren vierzehn Gäste auf einer Hochzeit in Ciutadella und fuhren alle gemeinsam im Kleinbus: pünktlich, klimatisiert und ' +
        'mit Platz für Koffer und Anzüge. Auch die Rückfahrt mitten in der Nacht klappte bestens. Eine Sorge weniger.',
      ca:
        'Érem catorze per a un casament a Ciutadella i vam anar tots plegats amb el minibús. Puntual, amb aire condicionat i lloc per a ' +
        'les maletes i els vestits. La tornada, de matinada, va anar igual de bé. Un maldecap menys.',
    },
  },
  {
    name: 'Anna-Lena S.',
    rating: 5,
    visitedOn: '2026-06',
    country: { es: 'Suiza', en: 'Switzerland', de: 'Schweiz', ca: 'Suïssa' },
    text: {
      es:
        'El kayak por la bahía de Fornells fue perfecto para principiantes. Aguas tranquilas, buenas explicaciones y ninguna prisa. ' +
        'Después comimos en el puerto, mirando las barcas. Nuestra hija de diez años ya pregunta cuándo volvemos.',
      en:
        'Kayaking in the bay of Fornells was perfect for beginners: calm water, clear explanations and no hurry at all. Afterwards we ' +
        'had lunch by the harbour, watching the boats. Our ten-year-old daughter keeps asking when we are going back.',
      de:
        'Die Kajaktour in der Bucht von Fornells war für uns Anfänger genau richtig: ruhiges Wasser, gute Erklärungen, kein Gedränge. ' +
        'Danach aßen wir am Hafen mit Blick auf die Boote. Unsere zehnjährige Tochter fragt schon, wann wir wiederkommen.',
      ca:
        'El caiac per la badia de Fornells va ser ideal per a principiants. Aigua encalmada, bones explicacions i gens de pressa. ' +
        'Després vam dinar al port, mirant les barques. La nostra filla de deu anys ja demana quan hi tornam.',
    },
  },
  {
    name: 'Pieter V.',
    rating: 4,
    visitedOn: '2025-05',
    country: { es: 'Países Bajos', en: 'Netherlands', de: 'Niederlande', ca: 'Països Baixos' },
    text: {
      es:
        'Reservamos el traslado a Son Bou con dos niños pequeños. Las sillas ya estaban puestas y el conductor nos ayudó con el ' +
        'cochecito. La minivan llegó unos minutos tarde a la vuelta, pero avisaron y sobró tiempo para el vuelo.',
      en:
        'We booked the transfer to Son Bou with two small children. The seats were already fitted and the driver helped us with the ' +
        'pushchair. On the way back the minivan came a few minutes late, but they told us, and there was plenty of time.',
      de:
        'Wir haben den Transfer nach Son Bou mit zwei kleinen Kindern gebucht. Die Sitze waren schon eingebaut, und der Fahrer half uns ' +
        'mit dem Kinderwagen. Zur Rückfahrt kam der Minivan ein paar Minuten später, aber man gab uns Bescheid.',
      ca:
        'Vam reservar el trasllat a Son Bou amb dos infants petits. Les cadiretes ja hi eren i el conductor ens va ajudar amb el cotxet. ' +
        'A la tornada el minivan va arribar uns minuts tard, però ens van avisar i vam tenir temps de sobres.',
    },
  },
  {
    name: 'Carme F.',
    rating: 5,
    visitedOn: '2026-09',
    country: { es: 'España', en: 'Spain', de: 'Spanien', ca: 'Espanya' },
    text: {
      es:
        'Creía conocer la isla y me equivocaba. La noche de estrellas, lejos de todo, con mantas y un telescopio, me devolvió el cielo ' +
        'de cuando era niña. Explican las constelaciones con calma y dejan espacio para el silencio.',
      en:
        'I thought I knew the island, and I was wrong. The night under the stars, far from everything, with blankets and a telescope, ' +
        'gave me back the sky of my childhood. They explain the constellations calmly and leave room for silence.',
      de:
        'Ich dachte, ich kenne die Insel, und habe mich geirrt. Die Sternennacht weit draußen, mit Decken und Teleskop, hat mir den ' +
        'Himmel meiner Kindheit zurückgegeben. Die Sternbilder werden in Ruhe erklärt, und es bleibt Raum für Stille.',
      ca:
        'Em pensava que coneixia l’illa i anava errada. La nit d’estels, lluny de tot, amb flassades i un telescopi, em va tornar el cel ' +
        'de quan era petita. Expliquen les constel·lacions amb calma i deixen lloc per al silenci.',
    },
  },
];
