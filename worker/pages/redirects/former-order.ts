const FORMER = /\/(?:trips|airport-transfers)\/booking\/([^/]+)$/;

/** Where the page of a booking or of a transfer has gone, whose links are in the mails of before. */
export const formerOrder = (path: string): string | undefined =>
  FORMER.test(path) ? path.replace(FORMER, '/order/$1') : undefined;
