import { linkOptions } from '@tanstack/react-router';

type Row = { id: number; slug: string };

export const tripLink = ({ id, slug }: Row) => linkOptions({ to: '/trips/$id', params: { id: `${id}-${slug}` } });
export const destinationLink = ({ id, slug }: Row) => linkOptions({ to: '/destinations/$id', params: { id: `${id}-${slug}` } });
export const postLink = (slug: string) => linkOptions({ to: '/blog/$slug', params: { slug } });
export const categoryLink = (slug: string) => linkOptions({ to: '/blog/category/$slug', params: { slug } });
export const zoneLink = (slug: string) => linkOptions({ to: '/airport-transfers/$slug', params: { slug } });
