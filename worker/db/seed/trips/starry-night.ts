import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'starry-night',
  tripType: 'nature',
  region: 'west',
  durationClass: 'half-day',
  price: 36,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: false,
  meetingLatitude: 40.001,
  meetingLongitude: 3.839,
  minAge: 6,
  maxPeople: 16,
  guideLanguages: ['es', 'en', 'ca'],
  image: 'starry-night',
  gallery: ['starry-night', 'punta-nati', 'naveta-des-tudons'],
  destinations: ['punta-nati', 'ciutadella'],
  name: {
    es: 'Noche de estrellas en Punta Nati',
    en: 'Stargazing night at Punta Nati',
    de: 'Sternennacht an der Punta Nati',
    ca: 'Nit d’estels a Punta Nati',
  },
  description: {
    es:
      'Sin luces alrededor, con la Vía Láctea sobre el mar: una noche con telescopio en uno de los rincones más oscuros de la isla.\n\n' +
      'Menorca es Reserva y Destino Turístico Starlight, y pocos lugares lo explican mejor que Punta Nati. Aquí el suelo es piedra desnuda, el ' +
      'horizonte es agua y el cielo baja hasta los pies. Llegamos con la última luz y esperamos a que aparezca el primer planeta.\n\n' +
      'Un guía astronómico enseña a orientarse con el láser, cuenta las historias de las constelaciones y enfoca el telescopio a cúmulos, nebulosas o ' +
      'los cráteres de la Luna, según la noche. Hay mantas y algo caliente para estar a gusto.',
    en:
      'Not a light in sight and the Milky Way over the sea: a night with a telescope in one of the island’s darkest corners.\n\n' +
      'Menorca is a Starlight Reserve and Tourist Destination, and few places show why better than Punta Nati. The ground is bare stone, the horizon is ' +
      'water and the sky comes down to your feet. We arrive with the last light and wait for the first planet to appear.\n\n' +
      'An astronomy guide points the way round the sky with a laser, tells the stories behind the constellations and turns the telescope to clusters, ' +
      'nebulae or the craters of the Moon, whatever the night offers. There are blankets and something hot to keep you cosy.',
    de:
      'Kein Licht ringsum und die Milchstraße über dem Meer: eine Nacht am Teleskop in einer der dunkelsten Ecken der Insel.\n\n' +
      'Menorca ist als Starlight-Reservat und Starlight-Reiseziel ausgezeichnet, und kaum ein Ort zeigt besser als die Punta Nati, warum. Der Boden ' +
      'ist nackter Stein, der Horizont ist Wasser, und der Himmel reicht bis zu Ihren Füßen. Wir kommen mit dem letzten Licht an und warten auf den ' +
      'ersten Planeten.\n\n' +
      'Ein Astronomie-Guide führt Sie mit dem Laser über den Himmel, erzählt die Sagen hinter den Sternbildern und richtet das Teleskop auf ' +
      'Sternhaufen, Nebel oder Mondkrater, je nach Nacht. Decken und ein heißer Tee halten warm.',
    ca:
      'Sense cap llum al voltant i amb la Via Làctia damunt la mar: una nit amb telescopi en un dels racons més foscos de l’illa.\n\n' +
      'Menorca és Reserva i Destinació Turística Starlight, i pocs llocs ho expliquen tan bé com Punta Nati. Aquí el terra és pedra nua, l’horitzó és ' +
      'aigua i el cel baixa fins als peus. Hi arribam amb la darrera llum i esperam que surti el primer planeta.\n\n' +
      'Un guia astronòmic ensenya a orientar-se amb el làser, conta les històries de les constel·lacions i enfoca el telescopi a cúmuls, nebuloses o ' +
      'cràters de la Lluna, segons la nit. Hi ha mantes i qualque cosa calenta per estar-hi bé.',
  },
  location: {
    es: 'Punta Nati',
    en: 'Punta Nati',
    de: 'Punta Nati',
    ca: 'Punta Nati',
  },
  duration: {
    es: '3 horas',
    en: '3 hours',
    de: '3 Stunden',
    ca: '3 hores',
  },
  meetingPoint: {
    es: 'Ciutadella, plaza dels Pins. La hora cambia según el mes y se indica en la confirmación. Vamos en minibús.',
    en: 'Ciutadella, Plaça dels Pins. The time varies by month and is given in your confirmation. We go on by minibus.',
    de: 'Ciutadella, Plaça dels Pins. Die Uhrzeit hängt vom Monat ab und steht in Ihrer Bestätigung. Weiter geht es im Kleinbus.',
    ca: 'Ciutadella, plaça dels Pins. L’hora canvia segons el mes i s’indica a la confirmació. Hi anam amb minibús.',
  },
  cancellationPolicy: {
    es: 'Cancelación gratuita hasta 48 horas antes. Con el cielo cubierto o mal tiempo, se ofrece otra noche o la devolución íntegra del importe.',
    en: 'Free cancellation up to 48 hours before. If the sky is overcast or the weather bad, choose another night or a full refund.',
    de: 'Kostenlose Stornierung bis 48 Stunden vorher. Bei bedecktem Himmel oder schlechtem Wetter wählen Sie eine andere Nacht oder erhalten Ihr Geld zurück.',
    ca: 'Cancel·lació gratuïta fins a 48 hores abans. Amb cel tapat o mal temps, oferim una altra nit o tornam l’import íntegre.',
  },
  highlights: {
    es: ['Cielo sin contaminación lumínica', 'Telescopio y prismáticos', 'Guía astronómico', 'Mantas e infusión caliente'],
    en: ['Truly dark skies', 'Telescope and binoculars', 'An astronomy guide', 'Blankets and hot herbal tea'],
    de: ['Himmel ohne Lichtverschmutzung', 'Teleskop und Ferngläser', 'Astronomie-Guide', 'Decken und heißer Kräutertee'],
    ca: ['Cel sense contaminació lumínica', 'Telescopi i prismàtics', 'Guia astronòmic', 'Mantes i infusió calenta'],
  },
  included: {
    es: ['Traslado desde Ciutadella', 'Guía astronómico', 'Uso del telescopio', 'Mantas, infusión y dulces'],
    en: ['Transfer from Ciutadella', 'Astronomy guide', 'Use of the telescope', 'Blankets, herbal tea and something sweet'],
    de: ['Fahrt ab Ciutadella', 'Astronomie-Guide', 'Nutzung des Teleskops', 'Decken, Kräutertee und Gebäck'],
    ca: ['Trasllat des de Ciutadella', 'Guia astronòmic', 'Ús del telescopi', 'Mantes, infusió i dolços'],
  },
  excluded: {
    es: ['Cena', 'Cámara y trípode'],
    en: ['Dinner', 'Camera and tripod'],
    de: ['Abendessen', 'Kamera und Stativ'],
    ca: ['Sopar', 'Càmera i trípode'],
  },
  bring: {
    es: ['Ropa de abrigo', 'Calzado cerrado', 'Linterna de luz roja, si la tiene'],
    en: ['Warm clothes', 'Closed shoes', 'A red-light torch, if you own one'],
    de: ['Warme Kleidung', 'Geschlossene Schuhe', 'Rotlichtlampe, falls vorhanden'],
    ca: ['Roba d’abric', 'Calçat tancat', 'Llanterna de llum vermella, si en teniu'],
  },
  itinerary: {
    es: [
      { title: 'Última luz', text: 'Paseo corto entre muros de piedra hasta el lugar de observación.' },
      { title: 'A simple vista', text: 'Constelaciones, planetas y alguna estrella fugaz.' },
      { title: 'Al telescopio', text: 'Objetos elegidos según la época y la Luna.' },
      { title: 'Algo caliente', text: 'Infusión, dulces y preguntas antes de volver.' },
    ],
    en: [
      { title: 'Last light', text: 'A short walk between stone walls to the observing site.' },
      { title: 'With the naked eye', text: 'Constellations, planets and perhaps a shooting star.' },
      { title: 'At the telescope', text: 'Targets chosen to suit the season and the Moon.' },
      { title: 'Something hot', text: 'Herbal tea, sweets and questions before we head back.' },
    ],
    de: [
      { title: 'Letztes Licht', text: 'Kurzer Spaziergang zwischen Steinmauern zum Beobachtungsplatz.' },
      { title: 'Mit bloßem Auge', text: 'Sternbilder, Planeten und vielleicht eine Sternschnuppe.' },
      { title: 'Am Teleskop', text: 'Himmelsobjekte, passend zu Jahreszeit und Mondphase.' },
      { title: 'Etwas Heißes', text: 'Tee, Gebäck und Fragen, bevor es zurückgeht.' },
    ],
    ca: [
      { title: 'Darrera llum', text: 'Passejada curta entre parets seques fins al punt d’observació.' },
      { title: 'A ull nu', text: 'Constel·lacions, planetes i, potser, qualque estel fugaç.' },
      { title: 'Al telescopi', text: 'Objectes triats segons l’època i la Lluna.' },
      { title: 'Qualque cosa calenta', text: 'Infusió, dolços i preguntes abans de tornar.' },
    ],
  },
};
