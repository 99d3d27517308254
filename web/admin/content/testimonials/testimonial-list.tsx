import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { LanguagesColumn, PublicationColumn, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { useRowOrder } from '#admin/frame/list/use-row-order.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Rating } from '#base/ui/rating.tsx';
import { localize } from '#contract/languages/translation.ts';
import { AvatarImage } from './avatar-image.tsx';

export function TestimonialListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const order = useRowOrder(APIS.testimonials, ({ name }) => name);
  return (
    <ListScreen
      api={APIS.testimonials}
      title={t('content.testimonials')}
      empty={t('content.testimonials_empty')}
      nameOf={({ name }) => name}
      states={['published', 'draft']}
      canPublish
      order={order}
    >
      {(voice) => (
        <>
          <Column title={t('testimonial.guest')} sort="name" isWide>
            <div className="flex min-w-0 items-center gap-3 max-md:pr-10">
              <AdminLink
                to={`/testimonials/avatar/${voice.id}`}
                aria-label={t('testimonial.avatar_of', { name: voice.name })}
                className="shrink-0 rounded-full"
              >
                <AvatarImage avatar={voice.avatar} name={voice.name} className="size-12 text-xl" />
              </AdminLink>
              <div className="min-w-0">
                <div className="flex flex-wrap items-center gap-x-2">
                  <p className="font-semibold break-words text-deep-900">
                    {voice.name}{' '}
                    <span className="font-normal text-stone">
                      {localize(voice, 'country', language)}
                    </span>
                  </p>
                  <Rating value={voice.rating} showsValue={false} />
                </div>
                <p className="line-clamp-2 text-sm break-words text-stone">
                  {localize(voice, 'text', language)}
                </p>
              </div>
            </div>
          </Column>
          <PublicationColumn status={voice.isPublished ? 'published' : 'draft'} />
          <LanguagesColumn row={voice} fields={['text']} />
          <UpdatedColumn at={voice.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
