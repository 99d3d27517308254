import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { previewOf } from '#base/api/preview.ts';
import { BlogCard } from '#base/content/cards/blog-card.tsx';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { Markdown } from '#base/content/markdown.tsx';
import { categoryLink } from '#base/content/page-links.ts';
import { pictureText } from '#base/content/picture-texts.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { PreviewBar } from '#base/shell/preview-bar.tsx';
import type { Crumb } from '#base/ui/breadcrumbs.tsx';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { Share } from '#base/ui/share.tsx';
import type { BlogPost } from '#contract/content/blog.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { PostByline } from './post-byline.tsx';
import { PostCover } from './post-cover.tsx';
import { postQuery } from './post-query.ts';
import { PostSkeleton } from './post-skeleton.tsx';
import { TableOfContents } from './table-of-contents.tsx';

export function PostPage() {
  const { slug } = useParams({ from: '/layout/blog/$slug' });
  const { preview } = previewOf(useSearch({ from: '/layout/blog/$slug' }));
  const language = useLanguage();
  const { error, data: post, isPending, refetch } = useQuery(postQuery(slug, language, preview));
  if (isPending) return <PostSkeleton />;
  if (!post) {
    return (
      <div className="container-page py-16">
        <LoadError error={error} onRetry={refetch} />
      </div>
    );
  }
  return <Post post={post} />;
}

function Post({ post }: { post: InLanguage<BlogPost> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const category = post.category.name;
  const crumbs: Crumb[] = [
    { name: t('navigation.blog'), to: '/blog' },
    { name: category, ...categoryLink(post.category.slug) },
    { name: post.title },
  ];
  const textLanguage = LANGUAGES.find((one) => post.content[one]) ?? post.sourceLanguage;
  const blocks = post.content[textLanguage] ?? [];
  return (
    <>
      {post.isPreview && <PreviewBar />}
      <article>
        <PageHeader title={post.title} lang={post.textLanguages.title} crumbs={crumbs}>
          <PostByline post={post} />
        </PageHeader>
        <div className="container-page py-8 lg:py-12">
          <PostCover path={post.cover} tint={post.tint} alt={pictureText(post, post.cover) ?? ''} />
          <BelowFold>
            <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12 xl:gap-20">
              <aside className="lg:col-start-2 lg:row-start-1">
                <TableOfContents blocks={blocks} lang={textLanguage} />
              </aside>
              <div className="min-w-0">
                <FallbackNotice
                  languages={post.languages}
                  shown={textLanguage === language ? post.textLanguages.title : textLanguage}
                />
                <Markdown blocks={blocks} lang={textLanguage} />
                <div
                  className="mt-10 max-w-[38rem] border-t border-limestone-300 pt-6"
                  data-no-print
                >
                  <Share title={post.title} />
                </div>
              </div>
            </div>
          </BelowFold>
        </div>
      </article>
      <BelowFold>
        {post.trips.length > 0 && (
          <Section
            title={t('blog.related_trips')}
            link={{ to: '/trips', text: t('navigation.all_trips') }}
            className="bg-limestone-100 print:hidden"
          >
            <ul className="grid gap-8 sm:max-lg:card-rail lg:grid-cols-3">
              {post.trips.map((trip) => (
                <li key={trip.id}>
                  <TripCard trip={trip} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {post.related.length > 0 && (
          <Section
            title={t('blog.related')}
            link={{ to: '/blog', text: t('blog.all_posts') }}
            className="print:hidden"
          >
            <ul className="grid gap-8 sm:max-lg:card-rail lg:grid-cols-3">
              {post.related.map((other) => (
                <li key={other.id}>
                  <BlogCard post={other} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </BelowFold>
    </>
  );
}
