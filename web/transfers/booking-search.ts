/** The token of a booking's link; `cancel`: the summary of a cancellation is asked for. */
export const bookingSearch = (search: Record<string, unknown>): { token: string; cancel?: string } => ({
  token: typeof search.token === 'string' ? search.token : '',
  ...(search.cancel === '1' && { cancel: '1' }),
});
