import { createStore } from '#ui/store.ts';

// Not a context: a change of it would reach into parts of the page that are not alive yet.
const leaving = createStore(false);

export const setLeaving = leaving.set;

/** Is the page fading out, to come back in another language? */
export const useLeaving = leaving.useValue;
