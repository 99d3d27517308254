/** The request form with pick-up, drop-off and time filled in; names may be in any spelling. */
export const requestLink = (to?: string, from?: string, time?: string) => {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }), ...(time && { 'outbound.time': time }) });
  return query.size > 0 ? `/airport-transfers/request?${query}` : '/airport-transfers/request';
};
