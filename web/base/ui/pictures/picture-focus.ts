import { pictureFocus } from '#contract/pictures/picture-address.ts';

/** Classes that keep a picture's focal point visible under `object-cover`; empty for the centre. See `focus-point` in the styles. */
export function focusClass(address: string): string {
  const focus = pictureFocus(address);
  return focus ? `focus-point focus-x-${focus.x} focus-y-${focus.y}` : '';
}
