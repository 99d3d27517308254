import { createContext } from 'react';

/** Was what is drawn begun before somebody went there? */
export const DrawnAhead = createContext(false);
