/** `step`: `checkout`, or the list. `kind`: of what is ordered, where each kind has a checkout of its own. */
export type BasketSearch = { step?: string; kind?: string };
