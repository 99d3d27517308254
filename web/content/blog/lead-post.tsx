import { Link } from '@tanstack/react-router';
import { PostFacts } from '#base/content/cards/blog-card.tsx';
import { postLink } from '#base/content/page-links.ts';
import { LargePicture } from '#base/ui/pictures/large-picture.tsx';
import type { BlogCard } from '#contract/content/blog.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';

const WIDTHS = [412, 640, 828, 1082, 1280];
const RATIO = 3 / 2;

/** The newest post of a page, with the page's largest picture. */
export function LeadPost({ post }: { post: InLanguage<BlogCard> }) {
  return (
    <article className="group relative grid overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lifted lg:grid-cols-[1.4fr_1fr]">
      <LargePicture
        path={post.cover}
        alt=""
        widths={WIDTHS}
        sizes="(min-width: 1280px) 42rem, (min-width: 1024px) 56vw, 100vw"
        width={1082}
        height={Math.round(1082 / RATIO)}
        className="aspect-3/2 size-full bg-sea-100"
      />
      <div className="hidden-until-complete flex flex-col justify-center gap-4 p-6 lg:p-10">
        <p className="text-sm font-semibold text-terracotta-700">{post.category.name}</p>
        <h2 className="text-3xl lg:text-4xl">
          <Link
            {...postLink(post.slug)}
            data-preloads
            lang={post.textLanguages.title}
            className="hyphens-auto underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </Link>
        </h2>
        <p lang={post.textLanguages.excerpt} className="text-lg text-stone">
          {post.excerpt}
        </p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}
