/** Who is counted; a `total` may have children among them. */
export type PeopleKind = 'adults' | 'children' | 'infants' | 'total';

/** In folded spelling, as parts of patterns. */
export const PEOPLE_WORDS: Record<PeopleKind, readonly string[]> = {
  adults: [
    ...[
      'adults?',
      'adultos?',
      'adultas?',
      'adultes',
      'erwachsenen?r?s?',
      'erw\\b\\.?',
      'ad\\b\\.?',
    ],
    ...['grown-?ups?', 'mayores', 'majors', 'seniors?', 'rentner(?:innen)?', 'jubilad[oa]s?'],
    ...['jubilats?', 'jubilades', 'pensionist[ae]s?', 'pensioners?', 'retirees', 'oaps'],
    ...['men', 'women', 'ladies', 'hombres?', 'mujer(?:es)?', 'homes', 'dones', 'manner', 'frauen'],
    ...['teachers?', 'lehrer(?:innen)?', 'profesor[ae]?s?', 'mestres', 'begleiter(?:innen)?'],
    ...['begleitpersonen?', 'rollstuhlfahrer(?:in|innen)?', 'acompanantes?', 'acompanyants?'],
  ],
  children: [
    ...['children', 'child', 'kids?', 'ninos?', 'ninas?', 'nens?', 'nenes?', 'nena', 'kindern?'],
    ...['kind', 'kleinkinder', 'menores', 'menor', 'fills?', 'filles', 'filla', 'hij[oa]s?'],
    ...['sohne?n?', 'tochtern?', 'sons?', 'daughters?', 'boys?', 'girls?', 'chic[oa]s?'],
    ...['jugendlichen?r?', 'teen(?:ager)?s?', 'adolescent[es]*', 'youths?', 'jovenes', 'joves'],
    ...['peques?', 'crios', 'fillet[ae]?s?', 'kiddos?', 'little ones', 'niet[oa]s?', 'enkeln?'],
    ...['enkelkindern?', 'grand(?:children|child|kids?|sons?|daughters?)'],
  ],
  infants: ['babys?', 'babies', 'bebes?', 'nadons?', 'nados?', 'sauglinge?', 'toddlers?'],
  total: [
    ...['people', 'persons?', 'pers\\b\\.?', 'personas?', 'persones', 'personen', 'pax', 'plazas?'],
    ...[
      'places?',
      'platzen?',
      'platz',
      'platze',
      'spots?',
      'seats?',
      'guests?',
      'gasten?',
      'gaste',
    ],
    ...['tickets?', 'entradas?', 'entrades', 'karten', 'leute', 'of us', 'huespedes', 'hostes'],
    ...['pasajeros', 'passatgers', 'passengers', 'travell?ers?', 'viajeros', 'teilnehmern?'],
    ...[
      'participants?',
      'participantes',
      'amigos',
      'amics',
      'friends',
      'freunde',
      'sitios',
      'llocs',
    ],
    ...['amigas', 'amigues', 'freundinnen', 'mates', 'kumpels?', 'colegas', 'companys'],
  ],
};
