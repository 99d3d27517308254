import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'fornells',
  region: 'north',
  kind: 'village',
  latitude: 40.055,
  longitude: 4.131,
  isPopular: true,
  bestMonths: [4, 5, 6, 7, 9, 10],
  image: 'fornells-boats',
  gallery: ['caldereta', 'llaut-sail', 'kayaks', 'white-village'],
  transferZone: 'fornells',
  name: { es: 'Fornells', en: 'Fornells', de: 'Fornells', ca: 'Fornells' },
  description: {
    es:
      'Fornells lleva siglos mirando a su bahía, y aún hoy el día empieza aquí con el ir y venir de los llaüts entre las casas encaladas y el mar.\n\n' +
      'La bahía se interna unos cuatro kilómetros en la costa norte y es tan serena que aquí han aprendido a navegar varias generaciones. Hoy se ' +
      'practica vela, kayak y buceo, y en sus aguas, parte de la reserva marina, crecen extensas praderas de posidonia.\n\n' +
      'A mediodía, el pueblo huele a caldereta de langosta, el plato de pescadores que lo ha hecho célebre y que se come sin prisas, con pan para ' +
      'mojar. Después apetece caminar por el paseo, entre palmeras, hasta la torre de defensa que los británicos levantaron en la bocana a comienzos ' +
      'del siglo XIX. Desde arriba se ve el mar abierto y, detrás, el Monte Toro.',
    en:
      'Fornells has faced its bay for centuries, and the day here still begins with llaüts coming and going beneath the whitewashed houses.\n\n' +
      'The bay reaches some four kilometres into the north coast and is so calm that generations have learnt to sail on it. Today there is sailing, ' +
      'kayaking and diving, and beneath the surface, inside the marine reserve, wide meadows of posidonia sway in the current.\n\n' +
      'At midday the village smells of caldereta de llagosta, the spiny-lobster stew that fishermen made famous, eaten slowly and mopped up with ' +
      'bread. Afterwards, stroll along the palm-lined front to the defence tower the British built at the harbour mouth at the start of the nineteenth ' +
      'century. From the top you look out to the open sea on one side and back to Monte Toro on the other.',
    de:
      'Seit Jahrhunderten lebt Fornells mit dem Blick auf seine Bucht, und noch immer beginnt der Tag hier mit dem Kommen und Gehen der Llaüts.\n\n' +
      'Rund vier Kilometer reicht die Bucht in die Nordküste hinein; sie ist so ruhig, dass hier schon Generationen segeln gelernt haben. Heute wird ' +
      'gesegelt, gepaddelt und getaucht, und unter Wasser, im Meeresschutzgebiet, wiegen sich weite Posidonia-Wiesen.\n\n' +
      'Mittags duftet das Dorf nach Caldereta de Llagosta, dem Langusteneintopf der Fischer, für den Fornells berühmt ist und den man ganz in Ruhe ' +
      'genießt, mit reichlich Brot zum Tunken. Danach lockt ein Spaziergang auf der palmengesäumten Promenade zum Wehrturm, den die Briten Anfang des ' +
      '19. Jahrhunderts an der Hafeneinfahrt errichteten. Oben sehen Sie auf der einen Seite das offene Meer, auf der anderen den Monte Toro.',
    ca:
      'Fa segles que Fornells viu de cara a la seva badia, i encara avui el dia hi comença amb l’anar i venir dels llaüts davant les cases blanques.\n\n' +
      'La badia s’endinsa uns quatre quilòmetres a la costa nord i és tan calma que hi han après a navegar unes quantes generacions. Avui s’hi ' +
      'practiquen la vela, el caiac i el busseig, i dins les seves aigües, que formen part de la reserva marina, hi creixen grans praderies de ' +
      'posidònia.\n\n' +
      'A migdia el poble fa olor de caldereta de llagosta, el plat de pescadors que l’ha fet famós i que es menja sense presses, amb pa per sucar. ' +
      'Després ve de gust passejar entre palmeres fins a la torre de defensa que els britànics van aixecar a la bocana al començament del segle XIX. ' +
      'Des de dalt es veu la mar oberta i, darrere, el Toro.',
  },
  access: {
    es:
      'Fornells está a 28 km del aeropuerto, unos 32 minutos en coche por Es Mercadal. Hay aparcamiento a la entrada del pueblo y el centro se recorre ' +
      'a pie. En temporada llega el autobús.',
    en:
      'Fornells is 28 km from the airport, about 32 minutes by car by way of Es Mercadal. There is parking at the entrance to the village and the ' +
      'centre is best explored on foot. Buses call in season.',
    de:
      'Fornells liegt 28 km vom Flughafen entfernt, etwa 32 Autominuten über Es Mercadal. Am Ortseingang gibt es Parkplätze, das Zentrum erkundet man ' +
      'zu Fuß. In der Saison hält hier der Bus.',
    ca:
      'Fornells és a 28 km de l’aeroport, uns 32 minuts amb cotxe per es Mercadal. Hi ha aparcament a l’entrada del poble i el centre es recorre a ' +
      'peu. En temporada hi arriba l’autobús.',
  },
  tags: {
    es: ['puerto', 'gastronomía', 'pueblo blanco', 'kayak'],
    en: ['harbour', 'food', 'white village', 'kayaking'],
    de: ['Hafen', 'Kulinarik', 'weißes Dorf', 'Kajak'],
    ca: ['port', 'gastronomia', 'poble blanc', 'caiac'],
  },
  services: {
    es: ['Restaurantes y bares', 'Escuela de vela', 'Alquiler de kayaks', 'Centro de buceo', 'Excursiones en barco'],
    en: ['Restaurants and bars', 'Sailing school', 'Kayak hire', 'Diving centre', 'Boat trips'],
    de: ['Restaurants und Bars', 'Segelschule', 'Kajakverleih', 'Tauchbasis', 'Bootsausflüge'],
    ca: ['Restaurants i bars', 'Escola de vela', 'Lloguer de caiacs', 'Centre de busseig', 'Excursions en barca'],
  },
  tips: {
    es: [
      'Encargue la caldereta con antelación: muchas cocinas la preparan por pedido.',
      'Reserve la mañana para navegar; por la tarde el viento suele arreciar.',
      'Suba a la torre de Fornells al final del día, con el pueblo ya en calma.',
    ],
    en: [
      'Order your caldereta in advance: many kitchens make it only on request.',
      'Keep the morning for the water; the wind tends to freshen after lunch.',
      'Walk up to the Fornells tower at the end of the day, when the village has quietened down.',
    ],
    de: [
      'Bestellen Sie die Caldereta im Voraus: Viele Küchen bereiten sie nur auf Vorbestellung zu.',
      'Gehen Sie am Vormittag aufs Wasser; nachmittags frischt der Wind oft auf.',
      'Spazieren Sie am Ende des Tages zum Turm von Fornells, wenn es im Ort ruhig geworden ist.',
    ],
    ca: [
      'Encomanau la caldereta amb temps: moltes cuines la fan per encàrrec.',
      'Guardau el matí per navegar; al capvespre el vent sol refrescar.',
      'Pujau a la torre de Fornells al final del dia, quan el poble ja està tranquil.',
    ],
  },
};
