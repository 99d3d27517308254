/**
 * A path whose last segment is blank, with the last blank escaped twice, so that it is a name that no page has. URL parsers trim trailing
 * blanks, and the router would match another page or none.
 */
export const withNamedBlank = (address: string) =>
  address.replace(/^([^?]*\/(?:%20)*)%20(?=\?|$)/, '$1%2520');
