import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { tripTypesQuery, typesInAllQuery } from '../trips.queries.ts';
import { type NamedType, typeCalled } from './trip-filters.ts';

/** The types in the page's language; where an address names one otherwise, with their names in all languages. */
export function useTripTypes(wanted: string | undefined): readonly NamedType[] {
  const { data: types = [] } = useQuery(tripTypesQuery(useLanguage()));
  const isOther = wanted !== undefined && types.length > 0 && !typeCalled(types, wanted);
  const { data: all } = useQuery({ ...typesInAllQuery, enabled: isOther });
  if (!isOther || !all) return types;
  return types.map((type) => {
    const { name, translations } = all.find(({ id }) => id === type.id) ?? {};
    const otherNames = [name, ...Object.values(translations?.name ?? {})];
    return { ...type, otherNames: otherNames.filter((one) => one !== undefined) };
  });
}
