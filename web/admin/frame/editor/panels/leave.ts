import { createContext, use } from 'react';

/** Goes to an address outside the admin area, a separate app, with a full page load. */
export const Leave = createContext<(address: string) => void>((address) =>
  window.location.replace(address),
);
export const useLeave = () => use(Leave);
