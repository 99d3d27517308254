/**
 * A path whose last part is nothing but blanks, written so that it is a name, which no page has. As it is the router would lose it with the
 * blanks, which parsers of addresses take off the end, and find another page there or none to show.
 */
export const withNamedBlank = (address: string) => address.replace(/^([^?]*\/(?:%20)*)%20(?=\?|$)/, '$1%2520');
