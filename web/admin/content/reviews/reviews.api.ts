import { fetchJson } from '#base/api/fetch-json.ts';
import type { ReviewDetail, ReviewRefusal } from '#contract/content/reviews.ts';

export const REVIEWS = '/api/admin/reviews';
/** Other queries that show reviews, their mails, or their mean. */
export const TOUCHED = [
  REVIEWS,
  '/api/admin/outbox',
  '/api/admin/trips',
  '/api/admin/destinations',
];

const send = (id: number, what: string, body: object, method = 'POST') =>
  fetchJson<ReviewDetail>(`${REVIEWS}/${id}/${what}`, { method, body });

export const publishReview = (id: number, version: number) => send(id, 'publish', { version });
export const refuseReview = (id: number, refusal: ReviewRefusal) => send(id, 'refuse', refusal);
export const answerReview = (id: number, version: number, text: string) =>
  send(id, 'answer', { version, text }, 'PUT');
