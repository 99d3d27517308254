import { linkOptions } from '@tanstack/react-router';
import type { NextDeparture } from '#contract/trips/trips.ts';

type Row = { id: number; slug: string };

/** `start`: the day that the page's calendar has chosen. */
export const tripLink = (
  { id, slug }: Row,
  start?: Pick<NextDeparture, 'optionId' | 'date'> | null,
) =>
  linkOptions({
    to: '/trips/$id',
    params: { id: `${id}-${slug}` },
    search: start ? { date: start.date, option: String(start.optionId) } : {},
  });
export const destinationLink = ({ id, slug }: Row) =>
  linkOptions({ to: '/destinations/$id', params: { id: `${id}-${slug}` } });
export const postLink = (slug: string) => linkOptions({ to: '/blog/$slug', params: { slug } });
export const categoryLink = (slug: string) =>
  linkOptions({ to: '/blog/category/$slug', params: { slug } });
export const zoneLink = (slug: string) =>
  linkOptions({ to: '/airport-transfers/$slug', params: { slug } });
