/** `?state=sent` follows a message that was posted without JavaScript. */
export type ContactSearch = { state?: 'sent' };
