import type { Language } from '#contract/language.ts';
import { picturePath } from '#contract/picture-address.ts';
import type { PictureTexts } from '#contract/trips.ts';

/** What a picture shows, in the page's language; undefined where nobody has told. */
export const pictureText = (texts: PictureTexts, address: string, language: Language): string | undefined =>
  texts[picturePath(address)]?.[language] || undefined;
