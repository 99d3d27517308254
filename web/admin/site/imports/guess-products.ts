import { LANGUAGES } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { plainName } from './columns.ts';
import type { OptionRow } from './imports.api.ts';
import type { Products } from './to-rows.ts';

const namesOf = (option: OptionRow) => [
  option.name,
  ...LANGUAGES.map((language) => localize(option, 'name', language)),
];

/** The option that a file's name of a trip means: that of the trip and option, of the option, or the first one of the trip. */
export function guessOption(product: string, options: readonly OptionRow[]): number | null {
  const name = plainName(product);
  const is = (text: string) => plainName(text) === name;
  const found =
    options.find((one) => namesOf(one).some((own) => is(`${one.trip}${own}`))) ??
    options.find(({ trip }) => is(trip)) ??
    options.find((one) => namesOf(one).some(is)) ??
    options.find(({ trip }) => name.startsWith(plainName(trip)));
  return found?.id ?? null;
}

/** The choices that were made, and a guess for the others. */
export const guessProducts = (
  names: readonly string[],
  options: readonly OptionRow[],
  known: Products,
): Products =>
  Object.fromEntries(
    names.map((name) => {
      const before = known[name];
      const isGone = typeof before === 'number' && !options.some(({ id }) => id === before);
      return [name, before === undefined || isGone ? guessOption(name, options) : before];
    }),
  );
