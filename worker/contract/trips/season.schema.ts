import * as v from 'valibot';

const Day = v.pipe(v.string(), v.metadata({ examples: ['05-01'] }));

/** Of each year, both included; null where it runs all year. */
export const Season = v.nullable(v.object({ from: Day, to: Day }));
