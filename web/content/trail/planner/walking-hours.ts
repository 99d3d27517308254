import type { Stage } from './plan-days.ts';

/** Walking speed by difficulty, without stops. */
const KM_AN_HOUR = { easy: 3.5, moderate: 3, hard: 2.5 };

/** Rounded to half hours: greater precision would be false. */
export const walkingHours = (stages: readonly Pick<Stage, 'km' | 'difficulty'>[]) =>
  Math.max(
    0.5,
    Math.round(
      stages.reduce((hours, { km, difficulty }) => hours + km / KM_AN_HOUR[difficulty], 0) * 2,
    ) / 2,
  );
