import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { NOW } from '../columns.ts';
import { blogPosts, destinations, ownPages } from '../schema.ts';

export const isDestinationPublic = and(
  eq(destinations.status, 'published'),
  isNull(destinations.deletedAt),
);

/** A scheduled post is not public yet. */
export const isPostPublic = and(
  eq(blogPosts.status, 'published'),
  isNull(blogPosts.deletedAt),
  or(isNull(blogPosts.publishAt), lte(blogPosts.publishAt, NOW)),
);

export const isOwnPagePublic = and(
  eq(ownPages.status, 'published'),
  isNull(ownPages.deletedAt),
  or(isNull(ownPages.publishAt), lte(ownPages.publishAt, NOW)),
);
