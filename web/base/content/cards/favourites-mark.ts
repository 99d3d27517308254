export const FAVOURITES_KEY = 'favourite-trips';

/** Whether this device has favourites: all that a page knows of them before its cards are hydrated. */
export function hasFavourites(): boolean {
  try {
    return (window.localStorage.getItem(FAVOURITES_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
