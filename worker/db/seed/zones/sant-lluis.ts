import type { ZoneSeed } from '../seed-types.ts';

export const zone: ZoneSeed = {
  slug: 'sant-lluis',
  minutes: 12,
  km: 7,
  hasPage: false,
  image: 'binibequer',
  name: { es: 'Sant Lluís', en: 'Sant Lluís', de: 'Sant Lluís', ca: 'Sant Lluís' },
  headline: {
    es: 'Sant Lluís y las calas del sureste, sin colas',
    en: 'To Sant Lluís and the south-east coves, without the queue',
    de: 'Ohne Umwege nach Sant Lluís und an die Südostküste',
    ca: 'Cap a Sant Lluís i les cales de migjorn, sense coes',
  },
  intro: {
    es:
      'Del aeropuerto a Sant Lluís (San Luis) hay siete kilómetros, unos doce minutos entre muros de piedra y acebuches. El conductor ' +
      'espera en llegadas y conduce directamente hasta el alojamiento, sin paradas en otros hoteles.\n\n' +
      'El traslado cubre también S’Algar, Punta Prima, Binibèquer (Binibeca) y Es Canutells. Muchas casas de esta costa tienen nombre y no ' +
      'número: escríbalo en la solicitud o añada un punto de referencia y llegaremos sin rodeos.',
    en:
      'It is seven kilometres from the airport to Sant Lluís, some twelve minutes between dry-stone walls and wild olives. Your driver ' +
      'meets you in arrivals and goes straight to your door, with no detours to drop off other guests.\n\n' +
      'The same transfer covers S’Algar, Punta Prima, Binibèquer (Binibeca) and Es Canutells. Many villas along this coast go by a name rather ' +
      'than a number: add it, or a landmark nearby, to your request and we will find it.',
    de:
      'Sieben Kilometer trennen den Flughafen von Sant Lluís, rund zwölf Minuten zwischen Trockenmauern und wilden Olivenbäumen. Ihr ' +
      'Fahrer holt Sie in der Ankunftshalle ab und fährt Sie direkt zur Unterkunft, ohne andere Hotels anzusteuern.\n\n' +
      'Auch S’Algar, Punta Prima, Binibèquer (Binibeca) und Es Canutells gehören zu diesem Gebiet. Viele Ferienhäuser tragen hier einen Namen ' +
      'statt einer Hausnummer: Schreiben Sie ihn in die Anfrage, dann finden wir Sie auf Anhieb.',
    ca:
      'De l’aeroport a Sant Lluís hi ha set quilòmetres, uns dotze minuts entre parets seques i ullastres. El conductor us espera a la ' +
      'sala d’arribades i va de dret a l’allotjament, sense aturar-se en altres hotels.\n\n' +
      'El trasllat també arriba a s’Algar, Punta Prima, Binibèquer i es Canutells. Per aquesta costa moltes cases tenen nom i no tenen número: ' +
      'escriviu-lo a la sol·licitud, o una referència propera, i hi anirem sense fer voltes.',
  },
  pois: {
    es: [
      {
        title: 'Binibèquer Vell',
        text: 'Callejones encalados, arcos y chimeneas a la orilla del mar. Viven vecinos en él: a primera hora se pasea en silencio.',
      },
      { title: 'Punta Prima', text: 'Playa de arena clara en el extremo sureste, frente a la Illa de l’Aire y su faro.' },
      {
        title: 'El pueblo de Sant Lluís',
        text: 'Calles rectas y casas blancas de un pueblo nacido bajo dominio francés en el siglo XVIII, con su molino de viento.',
      },
      { title: 'Es Canutells', text: 'Cala estrecha entre acantilados, con varaderos excavados en la roca y agua muy tranquila.' },
    ],
    en: [
      {
        title: 'Binibèquer Vell',
        text: 'Whitewashed alleys, arches and chimneys by the sea. People live here, so come early and enjoy it quietly.',
      },
      {
        title: 'Punta Prima',
        text: 'Pale sand at the south-eastern tip of the island, looking across to the lighthouse on Illa de l’Aire.',
      },
      {
        title: 'Sant Lluís village',
        text: 'White houses along straight streets, in a village founded under French rule in the eighteenth century.',
      },
      { title: 'Es Canutells', text: 'A narrow inlet between cliffs, with boathouses cut into the rock and wonderfully calm water.' },
    ],
    de: [
      {
        title: 'Binibèquer Vell',
        text: 'Weiße Gassen, Bögen und Schornsteine am Meer. Hier wohnen Menschen, am schönsten ist es frühmorgens und in aller Ruhe.',
      },
      {
        title: 'Punta Prima',
        text: 'Heller Sandstrand an der Südostspitze der Insel, mit Blick auf die Illa de l’Aire und ihren Leuchtturm.',
      },
      {
        title: 'Der Ort Sant Lluís',
        text: 'Ein Ort mit geraden Straßen und weißen Häusern, im 18. Jahrhundert unter französischer Herrschaft gegründet.',
      },
      {
        title: 'Es Canutells',
        text: 'Schmale Bucht zwischen Felswänden, mit in den Stein gehauenen Bootsschuppen und sehr ruhigem Wasser.',
      },
    ],
    ca: [
      {
        title: 'Binibèquer Vell',
        text: 'Carrerons emblanquinats, arcs i xemeneies vora la mar. Hi viu gent: és bo d’anar-hi de matí i fer-ho en silenci.',
      },
      { title: 'Punta Prima', text: 'Platja d’arena clara a l’extrem sud-est de l’illa, davant l’illa de l’Aire i el seu far.' },
      {
        title: 'El poble de Sant Lluís',
        text: 'Carrers drets i cases blanques d’un poble nascut durant el domini francès del segle XVIII, amb el seu molí de vent.',
      },
      { title: 'Es Canutells', text: 'Cala estreta entre penya-segats, amb escars excavats a la roca i aigua molt encalmada.' },
    ],
  },
  faq: {
    es: [
      {
        question: '¿Cuánto dura el trayecto hasta Sant Lluís?',
        answer: 'Unos doce minutos. Calcule unos dieciocho hasta Punta Prima o Binibèquer y trece hasta Es Canutells.',
      },
      {
        question: '¿Se paga por persona o por vehículo?',
        answer:
          'Por vehículo: el precio es el mismo aunque no se ocupen todas las plazas. El total aparece antes de confirmar la solicitud.',
      },
      {
        question: 'Viajamos con niños, ¿llevan sillas?',
        answer: 'Sí, sillas y elevadores. Al indicar las edades elegimos el modelo adecuado y lo dejamos montado.',
      },
      {
        question: '¿Y si el avión llega tarde?',
        answer:
          'Con el número de vuelo vemos la hora real de aterrizaje y el conductor la espera. Hay 60 minutos de espera incluidos en el ' +
          'aeropuerto.',
      },
      {
        question: '¿Cómo encontraré al conductor?',
        answer: 'Estará en el vestíbulo de llegadas, a la salida, con un cartel con su nombre.',
      },
    ],
    en: [
      {
        question: 'How long is the drive to Sant Lluís?',
        answer: 'Around twelve minutes. Allow eighteen for Punta Prima or Binibèquer, and thirteen for Es Canutells.',
      },
      {
        question: 'Do we pay per person or per vehicle?',
        answer: 'Per vehicle, whether or not every seat is taken. The total is on screen before you send anything.',
      },
      {
        question: 'We are travelling with children. Do you have seats?',
        answer: 'We do, both child seats and boosters. Give us their ages and the right ones will be fitted when you get in.',
      },
      {
        question: 'What happens if the plane is delayed?',
        answer: 'With your flight number we follow the plane, and the driver waits for it. Sixty minutes at the airport are included.',
      },
      { question: 'How do I find the driver?', answer: 'Look for a sign with your name by the exit of the arrivals hall.' },
    ],
    de: [
      {
        question: 'Wie lange fährt man nach Sant Lluís?',
        answer: 'Rund zwölf Minuten. Nach Punta Prima oder Binibèquer sind es etwa achtzehn, nach Es Canutells dreizehn Minuten.',
      },
      {
        question: 'Zahlt man pro Person oder pro Fahrzeug?',
        answer: 'Pro Fahrzeug, auch wenn nicht alle Plätze besetzt sind. Der Endpreis steht fest, bevor Sie die Anfrage senden.',
      },
      {
        question: 'Wir reisen mit Kindern. Haben Sie Sitze?',
        answer: 'Ja, Kindersitze und Sitzerhöhungen. Geben Sie das Alter der Kinder an, wir bauen die passenden Modelle vorher ein.',
      },
      {
        question: 'Und wenn das Flugzeug später landet?',
        answer: 'Über die Flugnummer sehen wir die tatsächliche Landezeit, der Fahrer wartet. 60 Minuten am Flughafen sind inbegriffen.',
      },
      { question: 'Wie erkenne ich den Fahrer?', answer: 'Er steht am Ausgang der Ankunftshalle und hält ein Schild mit Ihrem Namen.' },
    ],
    ca: [
      {
        question: 'Quant dura el trajecte fins a Sant Lluís?',
        answer: 'Uns dotze minuts. Fins a Punta Prima o Binibèquer en són devers divuit i fins as Canutells, tretze.',
      },
      {
        question: 'Es paga per persona o per vehicle?',
        answer: 'Per vehicle, encara que no s’ocupin totes les places. El total surt en pantalla abans d’enviar la sol·licitud.',
      },
      {
        question: 'Viatjam amb infants: duis cadiretes?',
        answer: 'Sí, cadiretes i elevadors. Si ens deis les edats, triam el model adequat i el deixam muntat.',
      },
      {
        question: 'I si l’avió es retarda?',
        answer: 'Amb el número de vol sabem l’hora real d’aterratge i el conductor l’espera. A l’aeroport hi ha 60 minuts inclosos.',
      },
      { question: 'Com trobaré el conductor?', answer: 'Serà a la sortida de la sala d’arribades, amb un cartell amb el vostre nom.' },
    ],
  },
};
