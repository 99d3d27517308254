/** `state`: what a form without scripts led back with. */
export type ReviewSearch = { token: string; state?: string };
