import { cutText } from '#contract/tidy-text.ts';
import { DIRECTIONS, type Direction } from './plan-days.ts';

export const FEWEST_DAYS = 3;
export const MOST_DAYS = 20;
const DEFAULT_DAYS = 8;
const BASE_LENGTH = 80;

/** The address's query as it was written; `readTrailSearch` makes sense of it. */
export type TrailSearch = { stage?: string; days?: string; direction?: string; start?: string; base?: string };

export type TrailWishes = {
  /** Number of the stage that is shown. */
  stage: number | undefined;
  days: number;
  direction: Direction;
  /** Number of the stage whose official beginning is the walk's. */
  start: number;
  /** Where the walker stays, in free words; empty when unknown. */
  base: string;
};

const whole = (text: unknown, least: number, most: number) => {
  const value = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** What is not understood is as if it were not there. */
export function readTrailSearch(search: Record<string, unknown>, stageCount: number): TrailWishes {
  return {
    stage: whole(search.stage, 1, stageCount),
    days: whole(search.days, FEWEST_DAYS, MOST_DAYS) ?? DEFAULT_DAYS,
    direction: DIRECTIONS.find((direction) => direction === search.direction) ?? 'anticlockwise',
    start: whole(search.start, 1, stageCount) ?? 1,
    base: typeof search.base === 'string' ? cutText(search.base.trim(), BASE_LENGTH) : '',
  };
}

/** This page with another stage selected and the plan as it is. */
export function stagePath(search: TrailSearch, stage: number): string {
  const { days, direction, start, base } = search;
  const query = new URLSearchParams({
    ...(days && { days }),
    ...(direction && { direction }),
    ...(start && { start }),
    ...(base && { base }),
    stage: String(stage),
  });
  return `/cami-de-cavalls?${query}#stage`;
}

/** The transfer request with its pick-up and drop-off filled in, as far as they are known. */
export function transferPath({ from, to }: { from?: string; to?: string }): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  return `/airport-transfers/request?${query}`;
}
