/** `?state=sent` follows a message that was posted without JavaScript. */
export const contactSearch = (search: Record<string, unknown>): { state?: 'sent' } => (search.state === 'sent' ? { state: 'sent' } : {});
