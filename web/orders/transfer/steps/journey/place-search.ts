import type { ComboboxOption } from '#base/forms/fields/combobox-list.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { findPlaces, foldName, remainingWords } from '#contract/places/place-names.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';

export const PLACE_GROUPS = [
  { label: 'places.gateways', kinds: ['airport', 'port'] },
  { label: 'places.towns', kinds: ['town'] },
  { label: 'places.resorts', kinds: ['resort'] },
  { label: 'places.hotels', kinds: ['hotel'] },
] as const;

type NamedPlace = { id: string; name: string };
export type PlaceGroup = { label: (typeof PLACE_GROUPS)[number]['label']; places: NamedPlace[] };

/** All places by kind, sorted alphabetically; kinds without places are omitted. */
export const groupPlaces = (places: readonly InLanguage<TransferPlace>[]): PlaceGroup[] =>
  PLACE_GROUPS.map(({ label, kinds }) => ({
    label,
    places: places
      .filter(({ kind }) => kinds.some((one) => one === kind))
      .map((place) => ({ id: String(place.id), name: place.name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'ca')),
  })).filter((group) => group.places.length > 0);

/** Places that match the text, with the alternative spelling that matched if the name itself does not. */
export const searchPlaces = (
  places: readonly InLanguage<TransferPlace>[],
  text: string,
): ComboboxOption[] => {
  const query = foldName(text);
  return findPlaces(places, text).map((place) => {
    const label = place.name;
    const alias = foldName(label).includes(query)
      ? undefined
      : place.aliases.find((one) => foldName(one).startsWith(query));
    return { id: String(place.id), label, detail: alias };
  });
};

/** Words for lodgings and parts of a town, in our languages. */
const GENERAL =
  /^(?:hotel|hostal|apartamentos?|apartments?|apartaments?|ferienwohnung|villa|resort|beach|playa|platja|strand|town|centre|center|centro|zentrum|de|del|la|el|in|en|a|the)$/;

/** Whether the text names something in the place, such as a hotel, and not only the place. */
export const namesMoreThan = (place: InLanguage<TransferPlace>, text: string): boolean =>
  remainingWords(place, text).some((word) => !GENERAL.test(word));
