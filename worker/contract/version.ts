/** The running release, reported by `/api/health`. */
export const VERSION = '0.1.0';
