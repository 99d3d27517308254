/** Told by `/api/health`; the release that is running. */
export const VERSION = '0.1.0';
