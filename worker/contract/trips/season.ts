/** The days of each year on which a trip runs, both included (`MM-DD`); it may go over the new year. */
export type Season = { from: string; to: string };
