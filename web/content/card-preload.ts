type DataSaver = { connection?: { saveData?: boolean } };

/** Cards preload their page as soon as they are in view; where the visitor saves data, when they are pointed at, as all links do. */
export const cardPreload = () =>
  typeof navigator !== 'undefined' && (navigator as DataSaver).connection?.saveData ? undefined : ('viewport' as const);
