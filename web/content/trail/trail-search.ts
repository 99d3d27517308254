import { linkOptions } from '@tanstack/react-router';
import { cutText } from '#contract/texts/tidy-text.ts';
import { DIRECTIONS, type Direction } from './planner/plan-days.ts';
import type { WalkEnd, WalkRequest } from './planner/plan-walk.ts';

export const DAYS = { least: 1, most: 20, standard: 3 };
export const KM = { least: 5, most: 40, standard: 15 };
const BASE_LENGTH = 80;

/** Search parameters of the page, as links write them; `readTrailSearch` parses them. */
export type TrailSearch = {
  stage?: `${number}`;
  days?: `${number}`;
  km?: `${number}`;
  direction?: Direction;
  start?: `${number}` | '';
  end?: `${number}` | 'round' | '';
  base?: string;
  /** The plan is shown although its days are much longer than asked for. */
  anyway?: '1';
};

export type PlanOptions = WalkRequest & {
  /** Number of the selected stage. */
  stage: number | undefined;
  /** The walker's accommodation as free text; empty if unknown. */
  base: string;
  isAnyway: boolean;
  /** What was asked for and is not possible; the standard is used instead. */
  impossible: ('days' | 'km')[];
};

const integerWithin = (text: unknown, { least, most }: { least: number; most: number }) => {
  const value = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** Unknown places and directions are ignored; numbers out of range are named. */
export function readTrailSearch(search: Record<string, unknown>, stageCount: number): PlanOptions {
  const stages = { least: 1, most: stageCount };
  const days = integerWithin(search.days, DAYS);
  const km = integerWithin(search.km, KM);
  const end: WalkEnd = search.end === 'round' ? 'round' : integerWithin(search.end, stages);
  return {
    stage: integerWithin(search.stage, stages),
    days: days ?? DAYS.standard,
    km: km ?? KM.standard,
    direction: DIRECTIONS.find((direction) => direction === search.direction) ?? 'anticlockwise',
    start: integerWithin(search.start, stages),
    end,
    base: typeof search.base === 'string' ? cutText(search.base.trim(), BASE_LENGTH) : '',
    isAnyway: search.anyway === '1',
    impossible: [
      ...(search.days !== undefined && days === undefined ? (['days'] as const) : []),
      ...(search.km !== undefined && km === undefined ? (['km'] as const) : []),
    ],
  };
}

/** This page with another stage selected and the same plan. */
export const stageLink = (search: TrailSearch, stage: number) =>
  linkOptions({
    to: '/cami-de-cavalls',
    search: { ...planOf(search), stage: `${stage}` },
    hash: 'stage',
  });

/** This page with a changed plan and the same stage. */
export const planLink = (search: TrailSearch, change: Pick<TrailSearch, 'days' | 'anyway'>) =>
  linkOptions({
    to: '/cami-de-cavalls',
    search: { ...planOf(search), stage: search.stage, ...change },
    hash: 'walk',
  });

const planOf = ({ days, km, direction, start, end, base, anyway }: TrailSearch): TrailSearch => ({
  days,
  km,
  direction,
  start,
  end,
  base,
  anyway,
});

/** Differs for two plans. */
export const planKey = (search: TrailSearch) => Object.values(planOf(search)).join();

/** The transfer request with known pick-up and drop-off filled in. */
export const rideLink = ({ from, to }: { from?: string; to?: string }) =>
  linkOptions({ to: '/airport-transfers/request', search: { from, to } });
