import type adminStrings from '#locales/en/admin-area.json';

export type AdminKey = keyof typeof adminStrings;
/** A name of the API as part of a locale key: `trip-types` becomes `trip_types`. */
type Snake<S extends string> = S extends `${infer Start}-${infer End}`
  ? `${Start}_${Snake<End>}`
  : S;
export const snake = <S extends string>(name: S) => name.replaceAll('-', '_') as Snake<S>;

/** Path of an admin screen below `/admin`, with its search. */
export type AdminPath = `/${string}`;
