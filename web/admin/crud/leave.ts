import { createContext, use } from 'react';

/** Goes to an address outside the admin area: another program, so the browser loads it anew. */
export const Leave = createContext<(address: string) => void>((address) => window.location.replace(address));
export const useLeave = () => use(Leave);
