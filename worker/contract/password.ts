import * as v from 'valibot';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** Length alone: mixing kinds of characters makes passwords harder to remember, not to guess. */
export const NewPassword = v.pipe(v.string(), v.minLength(1), v.minLength(PASSWORD_MIN, 'password_short'), v.maxLength(PASSWORD_MAX));
