import type { Language } from '#contract/languages/language.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import type { PictureTexts } from '#contract/trips/trips.ts';

/** Alternative text of a picture in the page's language; undefined if there is none. */
export const pictureText = (
  texts: PictureTexts,
  address: string,
  language: Language,
): string | undefined => texts[picturePath(address)]?.[language] || undefined;
