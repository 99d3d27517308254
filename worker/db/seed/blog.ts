import { earlierPosts } from './blog/posts-1.ts';
import { laterPosts } from './blog/posts-2.ts';
import type { BlogCategorySeed, BlogPostSeed } from './seed-types.ts';

export const blogCategories: BlogCategorySeed[] = [
  {
    slug: 'beaches',
    name: { es: 'Playas y calas', en: 'Beaches and coves', de: 'Strände und Buchten', ca: 'Platges i cales' },
    description: {
      es: 'Qué costa elegir cada día, a qué hora ir y cómo disfrutar del mar de Menorca sin aglomeraciones.',
      en: 'Which coast to choose, what time to go and how to have Menorca’s sea more or less to yourself.',
      de: 'Welche Küste zu welchem Wind passt, wann es ruhig ist und wo Menorcas Meer am schönsten leuchtet.',
      ca: 'Quina costa triar segons el vent, a quina hora anar-hi i com gaudir de la mar de Menorca amb calma.',
    },
  },
  {
    slug: 'walking',
    name: { es: 'Rutas a pie', en: 'Walking', de: 'Wandern', ca: 'Caminades' },
    description: {
      es: 'El Camí de Cavalls etapa a etapa: por dónde empezar, qué llevar y qué tramos dejan huella.',
      en: 'The Camí de Cavalls and beyond: where to begin, what to carry and which stretches stay with you.',
      de: 'Unterwegs auf dem Camí de Cavalls: gute Einstiege, die richtige Ausrüstung und die eindrucksvollsten Etappen.',
      ca: 'El Camí de Cavalls pas a pas: per on començar, què dur a la motxilla i quins trams no s’obliden.',
    },
  },
  {
    slug: 'culture',
    name: { es: 'Cultura y sabores', en: 'Culture and food', de: 'Kultur und Küche', ca: 'Cultura i cuina' },
    description: {
      es: 'Piedras de tres mil años, caballos en fiesta y una cocina que sabe a prado y a mar.',
      en: 'Prehistoric stones, horses on fiesta days and a kitchen that tastes of pasture and sea.',
      de: 'Jahrtausendealte Steine, Feste mit Pferden und eine Küche, die nach Weide und Meer schmeckt.',
      ca: 'Pedres de fa tres mil anys, cavalls que fan festa i una cuina amb gust de tanca i de mar.',
    },
  },
  {
    slug: 'planning',
    name: { es: 'Preparar el viaje', en: 'Planning your trip', de: 'Reiseplanung', ca: 'Preparar el viatge' },
    description: {
      es: 'Cuándo venir, dónde alojarse y cómo moverse: respuestas claras para organizar unos días en Menorca.',
      en: 'When to come, where to stay and how to get about: straight answers for a few days in Menorca.',
      de: 'Beste Reisezeit, passende Unterkunft, Wege über die Insel: klare Antworten für Ihre Tage auf Menorca.',
      ca: 'Quan venir, on dormir i com anar d’un lloc a l’altre: respostes clares per passar uns dies a Menorca.',
    },
  },
];

export const blogPosts: BlogPostSeed[] = [...earlierPosts, ...laterPosts];
