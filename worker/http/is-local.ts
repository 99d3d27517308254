const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Is it this very machine that is asked? */
export const isLocal = (url: string) => LOCAL.test(new URL(url).hostname);
