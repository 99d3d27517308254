import { linkOptions } from '@tanstack/react-router';
import { cutText } from '#contract/texts/tidy-text.ts';
import { DIRECTIONS, type Direction } from './plan-days.ts';

export const FEWEST_DAYS = 3;
export const MOST_DAYS = 20;
const DEFAULT_DAYS = 8;
const BASE_LENGTH = 80;

/** Search parameters of the page, as links write them; `readTrailSearch` parses them. */
export type TrailSearch = { stage?: `${number}`; days?: `${number}`; direction?: Direction; start?: `${number}`; base?: string };

export type PlanOptions = {
  /** Number of the selected stage. */
  stage: number | undefined;
  days: number;
  direction: Direction;
  /** Number of the stage whose official start is the walk's start. */
  start: number;
  /** The walker's accommodation as free text; empty if unknown. */
  base: string;
};

const integerWithin = (text: unknown, least: number, most: number) => {
  const value = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** Invalid parameters are ignored. */
export function readTrailSearch(search: Record<string, unknown>, stageCount: number): PlanOptions {
  return {
    stage: integerWithin(search.stage, 1, stageCount),
    days: integerWithin(search.days, FEWEST_DAYS, MOST_DAYS) ?? DEFAULT_DAYS,
    direction: DIRECTIONS.find((direction) => direction === search.direction) ?? 'anticlockwise',
    start: integerWithin(search.start, 1, stageCount) ?? 1,
    base: typeof search.base === 'string' ? cutText(search.base.trim(), BASE_LENGTH) : '',
  };
}

/** This page with another stage selected and the same plan. */
export const stageLink = ({ days, direction, start, base }: TrailSearch, stage: number) =>
  linkOptions({ to: '/cami-de-cavalls', search: { days, direction, start, base, stage: `${stage}` }, hash: 'stage' });

/** The transfer request with known pick-up and drop-off filled in. */
export const rideLink = ({ from, to }: { from?: string; to?: string }) =>
  linkOptions({ to: '/airport-transfers/request', search: { from, to } });
