/** `?state=` after a form posted without JavaScript. */
export type FindSearch = { state?: 'sent' | 'unsent' };

export const findSearch = ({ state }: Record<string, unknown>): FindSearch =>
  state === 'sent' || state === 'unsent' ? { state } : {};
