import type { Language, Namespace } from '#contract/language.ts';

type Want = (namespaces: readonly Namespace[], language?: Language) => Promise<unknown>;

let bringIn: Want = async () => {};

/** A filled page brings only the strings that it shows; parts that appear later wait for theirs through this. */
export const wantStrings: Want = (namespaces, language) => bringIn(namespaces, language);

export const whenStringsAreWanted = (want: Want): void => {
  bringIn = want;
};
