/** Pages behind a signed link, or with a token in their address; of orders all but the form that finds them. */
const PERSONAL = /\/(?:booking|newsletter|waiting|auth|order(?!\/find(?:$|[/?])))\//;

export const isPersonalPage = (path: string): boolean => PERSONAL.test(path);
