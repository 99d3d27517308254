import * as v from 'valibot';
import { type CrewJob, JOB } from './crew.ts';

export const Job = v.pipe(
  v.string(),
  v.regex(JOB),
  v.examples(['departure:1']),
  v.transform((job) => job as CrewJob),
);
