import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'ciutadella',
  region: 'west',
  kind: 'town',
  latitude: 40.001,
  longitude: 3.839,
  isPopular: true,
  bestMonths: [4, 5, 6, 9, 10],
  image: 'ciutadella-harbour',
  gallery: ['sant-joan-horses', 'lithica-quarries', 'market-cheese', 'naveta-des-tudons'],
  transferZone: 'ciutadella',
  name: { es: 'Ciutadella', en: 'Ciutadella', de: 'Ciutadella', ca: 'Ciutadella' },
  description: {
    es:
      'Palacios de marès dorado, calles porticadas y un puerto estrecho como un secreto: Ciutadella (Ciudadela) conserva el porte de antigua capital.\n\n' +
      'En la plaza des Born, las fachadas nobles rodean el obelisco que recuerda el asalto turco de 1558. Desde allí, las calles se estrechan hacia la ' +
      'catedral gótica, los arcos de Ses Voltes y la plaza del mercado, donde el queso y el pescado comparten la mañana con las conversaciones.\n\n' +
      'El puerto queda abajo, al pie de las murallas, con llaüts y veleros amarrados junto a las mesas de los restaurantes. A finales de junio, los ' +
      'días 23 y 24, la ciudad entera vive Sant Joan, la fiesta de los caballos. El resto del año, el ritual es más sereno: un helado por Ses Voltes y ' +
      'la puesta de sol junto al castillo de Sant Nicolau.',
    en:
      'Palaces of golden marès, arcaded streets and a harbour as narrow as a secret: Ciutadella (Ciudadela) still has the bearing of a capital.\n\n' +
      'In the Plaça des Born, noble façades surround the obelisk that commemorates the Turkish attack of 1558. From there the streets close in towards ' +
      'the Gothic cathedral, the arches of Ses Voltes and the market square, where cheese and fish share the morning with a good deal of conversation.\n\n' +
      'Below, at the foot of the walls, lies the harbour, with llaüts and yachts moored beside the restaurant tables. On 23 and 24 June the whole town ' +
      'is given over to Sant Joan, the festival of horses. For the rest of the year the ritual is gentler: an ice cream under Ses Voltes, then the ' +
      'sunset from the castle of Sant Nicolau.',
    de:
      'Paläste aus goldenem Marès, Arkaden und ein Hafen, schmal wie ein Geheimnis: Ciutadella (Ciudadela) hat sich die Würde der alten Hauptstadt ' +
      'bewahrt.\n\n' +
      'Auf der Plaça des Born umgeben herrschaftliche Fassaden den Obelisken, der an den türkischen Überfall von 1558 erinnert. Von dort führen die ' +
      'Gassen zur gotischen Kathedrale, zu den Bögen von Ses Voltes und zum Marktplatz, wo vormittags Käse, Fisch und viele Gespräche zusammenkommen.\n\n' +
      'Unterhalb der Mauern liegt der Hafen, in dem Llaüts und Segelboote gleich neben den Restauranttischen festmachen. Am 23. und 24. Juni gehört ' +
      'die ganze Stadt Sant Joan, dem Fest der Pferde. Im übrigen Jahr geht es ruhiger zu: ein Eis unter den Arkaden und dann der Sonnenuntergang am ' +
      'Kastell Sant Nicolau. Planen Sie dafür ruhig einen ganzen Tag ein.',
    ca:
      'Palaus de marès daurat, carrers amb voltes i un port estret com un secret: Ciutadella conserva el posat d’antiga capital de l’illa.\n\n' +
      'A la plaça des Born, les façanes nobles volten l’obelisc que recorda l’assalt turc de 1558. D’allà, els carrers s’estrenyen cap a la catedral ' +
      'gòtica, els arcs de ses Voltes i la plaça del mercat, on el formatge i el peix comparteixen el matí amb les converses.\n\n' +
      'El port queda a baix, al peu de les murades, amb llaüts i velers amarrats devora les taules dels restaurants. Els dies 23 i 24 de juny, la ' +
      'ciutat sencera viu Sant Joan, la festa dels cavalls. La resta de l’any el ritual és més assossegat: un gelat per ses Voltes i la posta de sol ' +
      'al castell de Sant Nicolau. Val la pena dedicar-hi un dia sencer.',
  },
  access: {
    es:
      'Ciutadella está a 45 km del aeropuerto, unos 45 minutos por la carretera principal. El casco antiguo es peatonal en buena parte; conviene ' +
      'aparcar fuera y entrar a pie. Hay autobuses todo el año desde Maó y los pueblos del centro.',
    en:
      'Ciutadella is 45 km from the airport, about 45 minutes along the main road. Much of the old town is pedestrian, so park outside and walk in. ' +
      'Buses run all year from Maó and the towns in between.',
    de:
      'Ciutadella liegt 45 km vom Flughafen entfernt, etwa 45 Minuten auf der Hauptstraße. Die Altstadt ist großenteils Fußgängerzone; parken Sie am ' +
      'besten außerhalb. Busse fahren ganzjährig ab Maó und den Orten entlang der Strecke.',
    ca:
      'Ciutadella és a 45 km de l’aeroport, uns 45 minuts per la carretera principal. El nucli antic és en bona part per a vianants; convé aparcar a ' +
      'fora i entrar-hi a peu. Hi ha autobusos tot l’any des de Maó i els pobles del centre.',
  },
  tags: {
    es: ['patrimonio', 'puerto', 'gastronomía', 'atardecer'],
    en: ['heritage', 'harbour', 'food', 'sunset'],
    de: ['Kulturerbe', 'Hafen', 'Kulinarik', 'Sonnenuntergang'],
    ca: ['patrimoni', 'port', 'gastronomia', 'posta de sol'],
  },
  services: {
    es: ['Restaurantes y bares', 'Tiendas', 'Mercado', 'Museos', 'Autobús'],
    en: ['Restaurants and bars', 'Shops', 'Market', 'Museums', 'Bus service'],
    de: ['Restaurants und Bars', 'Geschäfte', 'Markt', 'Museen', 'Busverbindung'],
    ca: ['Restaurants i bars', 'Botigues', 'Mercat', 'Museus', 'Autobús'],
  },
  tips: {
    es: [
      'Si viene por Sant Joan, reserve el alojamiento con meses de antelación y el traslado al menos tres semanas antes.',
      'Pasee por el casco antiguo al caer la tarde, cuando la piedra toma color de miel.',
      'Visite el mercado por la mañana: es la mejor hora para el pescado y el queso.',
    ],
    en: [
      'If you are coming for Sant Joan, book your room months ahead and your transfer at least three weeks before.',
      'Wander the old town towards evening, when the stone turns the colour of honey.',
      'Go to the market in the morning, the best time for fish and cheese.',
    ],
    de: [
      'Wer zu Sant Joan kommt, bucht die Unterkunft Monate, den Transfer mindestens drei Wochen im Voraus.',
      'Bummeln Sie gegen Abend durch die Altstadt, wenn der Stein honigfarben leuchtet.',
      'Besuchen Sie den Markt am Vormittag: Dann ist die Auswahl an Fisch und Käse am größten.',
    ],
    ca: [
      'Si veniu per Sant Joan, reservau l’allotjament amb mesos d’antelació i el trasllat almenys tres setmanes abans.',
      'Passejau pel nucli antic al capvespre, quan la pedra pren color de mel.',
      'Anau al mercat al matí: és la millor hora per al peix i el formatge.',
    ],
  },
};
