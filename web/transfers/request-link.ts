/** The request form with pick-up and drop-off filled in; names may be in any spelling. */
export const requestLink = (to?: string, from?: string) => {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  return query.size > 0 ? `/airport-transfers/request?${query}` : '/airport-transfers/request';
};
