type DataSaver = { connection?: { saveData?: boolean } };

/** Cards preload their page when they enter the viewport; with Save-Data, on hover like all links. */
export const cardPreload = () =>
  typeof navigator !== 'undefined' && (navigator as DataSaver).connection?.saveData
    ? undefined
    : ('viewport' as const);
