import type * as v from 'valibot';
import type * as schema from './home.schema.ts';

export type HeroBannerInput = v.InferOutput<typeof schema.HeroBannerInput>;
export type HeroBanner = Pick<HeroBannerInput, 'image' | 'title' | 'subtitle' | 'buttonText' | 'buttonLink' | 'translations'> & {
  id: number;
  /** Colour of the picture until it has come. */
  tint: string | null;
};

export type TestimonialInput = v.InferOutput<typeof schema.TestimonialInput>;
export type Testimonial = Omit<TestimonialInput, 'isPublished' | 'sortOrder'> & { id: number };
