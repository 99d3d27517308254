import { Link } from '@tanstack/react-router';
import { PostFacts } from '#base/content/cards/blog-card.tsx';
import { postLink } from '#base/content/page-links.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useText } from '#base/i18n/use-text.ts';
import { LargePicture } from '#base/ui/pictures/large-picture.tsx';
import type { BlogCard } from '#contract/content/blog.ts';
import { localize } from '#contract/languages/translation.ts';

const WIDTHS = [412, 640, 828, 1082, 1280];
const RATIO = 3 / 2;

/** The newest post of a page, with the page's largest picture. */
export function LeadPost({ post }: { post: BlogCard }) {
  const language = useLanguage();
  const title = useText(post, 'title');
  const excerpt = useText(post, 'excerpt');
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
        <p className="text-sm font-semibold text-terracotta-700">
          {localize(post.category, 'name', language)}
        </p>
        <h2 className="text-3xl lg:text-4xl">
          <Link
            {...postLink(post.slug)}
            data-preloads
            lang={title.lang}
            className="hyphens-auto underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title.value}
          </Link>
        </h2>
        <p lang={excerpt.lang} className="text-lg text-stone">
          {excerpt.value}
        </p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}
