import type { TripTypeSeed } from './seed-types.ts';

export const tripTypes: TripTypeSeed[] = [
  { slug: 'boat', name: { es: 'Salidas en barco', en: 'Boat trips', de: 'Bootsausflüge', ca: 'Sortides en barca' } },
  { slug: 'walking', name: { es: 'Senderismo', en: 'Walking', de: 'Wandern', ca: 'Senderisme' } },
  { slug: 'culture', name: { es: 'Cultura e historia', en: 'Culture and history', de: 'Kultur und Geschichte', ca: 'Cultura i història' } },
  { slug: 'water-sports', name: { es: 'Deportes acuáticos', en: 'Water sports', de: 'Wassersport', ca: 'Esports nàutics' } },
  { slug: 'gastronomy', name: { es: 'Gastronomía', en: 'Food and flavours', de: 'Kulinarik', ca: 'Gastronomia' } },
  { slug: 'nature', name: { es: 'Naturaleza', en: 'Nature', de: 'Natur erleben', ca: 'Natura' } },
];
