import type { InLanguage, InOneLanguage } from '#contract/languages/in-language.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import type { PictureTexts } from '#contract/trips/trips.ts';

type Pictured = Pick<InOneLanguage, 'textLanguages'> & { pictureTexts: InLanguage<PictureTexts> };

/** Alternative text of a row's picture in the page's language; undefined if there is none, even in another one. */
export function pictureText(row: Pictured, address: string): string | undefined {
  const path = picturePath(address);
  return row.textLanguages[`pictureTexts.${path}`]
    ? undefined
    : row.pictureTexts[path] || undefined;
}

/** Same for a row with one picture. */
export const altOf = ({
  imageAlt,
  textLanguages,
}: Pick<InOneLanguage, 'textLanguages'> & { imageAlt: string | null }): string | undefined =>
  textLanguages.imageAlt ? undefined : imageAlt || undefined;
