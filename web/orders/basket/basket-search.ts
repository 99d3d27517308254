/**
 * `step`: `checkout`, or the list. `kind`: of what is ordered, where each kind has a checkout of its own. `item`: the one that is ordered
 * alone. `basket`: what a visitor without scripts
 * has chosen.
 */
export type BasketSearch = { step?: string; kind?: string; item?: string; basket?: string };
