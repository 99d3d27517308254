import type * as v from 'valibot';
import type * as schema from './home.schema.ts';

export type HeroBannerInput = v.InferOutput<typeof schema.HeroBannerInput>;
export type HeroBanner = Pick<
  HeroBannerInput,
  'image' | 'title' | 'subtitle' | 'buttonText' | 'buttonLink' | 'translations'
> & {
  id: number;
  /** Placeholder colour until the image has loaded. */
  tint: string | null;
};

export type TestimonialInput = v.InferOutput<typeof schema.TestimonialInput>;
export type Testimonial = Omit<TestimonialInput, 'isPublished' | 'sortOrder'> & { id: number };
