import type adminStrings from '#locales/en/admin.json';

export type AdminKey = keyof typeof adminStrings;
export type AdminPath = '/dashboard';

/** Screens in the order of the menu; paths are those below `/admin`. */
export const ADMIN_NAVIGATION: { to: AdminPath; label: AdminKey }[] = [{ to: '/dashboard', label: 'menu.dashboard' }];
