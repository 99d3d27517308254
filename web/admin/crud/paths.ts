import type adminStrings from '#locales/en/admin.json';

export type AdminKey = keyof typeof adminStrings;
/** Path of an admin screen below `/admin`, with its search. */
export type AdminPath = `/${string}`;
