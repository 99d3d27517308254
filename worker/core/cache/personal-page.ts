/** Pages behind a signed link, or with a token in their address; of orders all but the form that finds them. */
const PERSONAL = /\/(?:booking|crew|newsletter|review|waiting|auth|order(?!\/find(?:$|[/?])))\//;

export const isPersonalPage = (path: string): boolean => PERSONAL.test(path);

/** Parameters of an address that make it personal: a draft, and a basket. */
const PERSONAL_PARAMETERS = ['preview', 'basket'];

export const isPersonalAddress = (path: string, parameters: URLSearchParams): boolean =>
  isPersonalPage(path) || PERSONAL_PARAMETERS.some((name) => parameters.has(name));
