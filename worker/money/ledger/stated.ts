/** Keys of entries that a statement made when it was ticked as paid begin like this. */
export const STATED = 'statement:';
