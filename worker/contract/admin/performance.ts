import type * as v from 'valibot';
import type * as schema from './performance.schema.ts';

export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;
export type Vital = (typeof VITALS)[number];
export const VITAL_GROUPS = ['day', 'page', 'language', 'device'] as const;
export type VitalGroup = (typeof VITAL_GROUPS)[number];

/** Google's limits for good and poor; in milliseconds, except for CLS, which has no unit. */
export const VITAL_LIMITS: Record<Vital, { good: number; poor: number }> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
  FCP: { good: 1800, poor: 3000 },
};

export type Visit = v.InferOutput<typeof schema.VisitInput>;

/** Maximum number of rows in the table of timings; each night frees a fifth. */
export const MAX_VITALS = 500_000;

/** 75th percentile of a group, and its number of visits. */
export type VitalFigure = { group: string; metric: Vital; p75: number; visits: number };
export type Performance = {
  days: number;
  overall: VitalFigure[];
  by: Record<VitalGroup, VitalFigure[]>;
  pictures: {
    originals: number;
    variants: number;
    originalBytes: number;
    variantBytes: number;
    savedBytes: number;
  };
};
