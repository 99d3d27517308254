/** Where the contact button is: in the corner of the screen, where it covers nothing, or among the header's tools. */
export const CHAT_PLACES = ['corner', 'header'] as const;
export type ChatPlace = (typeof CHAT_PLACES)[number];
