import { nearPart } from '#base/ui/parts/near-part.tsx';
import type { ReviewsProps } from './reviews.tsx';
import { firstReviewsQuery } from './reviews-query.ts';

/** In the server's markup; its script comes when the section is near. */
export const ReviewsSection = nearPart<ReviewsProps>(
  async () => (await import('./reviews.tsx')).Reviews,
  { texts: ['reviews'], queries: (language, { of }) => [firstReviewsQuery(of, language)] },
);
