import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { testimonialsApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { OrderCell, OrderNews } from '#admin/order-cell.tsx';
import { LanguageDots, PublicationBadge, UpdatedAt } from '#admin/row-parts.tsx';
import { useRowOrder } from '#admin/use-row-order.ts';
import { Rating } from '#ui/rating.tsx';
import { AvatarImage } from './avatar-image.tsx';

export function TestimonialListScreen() {
  const { t } = useTranslation('admin');
  const { rowProps, ...order } = useRowOrder(testimonialsApi, ({ name }) => name);
  return (
    <>
      <OrderNews order={order} />
      <ListScreen
        api={testimonialsApi}
        title={t('content.testimonials')}
        empty={t('content.testimonials_empty')}
        newPath="/testimonials/new"
        editPath={({ id }) => `/testimonials/edit/${id}`}
        nameOf={({ name }) => name}
        states={['published', 'draft']}
        canPublish
        rowProps={rowProps}
        head={(tools) => (
          <>
            <SortHead {...tools} name="order" isDefault>
              {t('field.order')}
            </SortHead>
            <SortHead {...tools} name="name">
              {t('testimonial.guest')}
            </SortHead>
            <Head>{t('field.status')}</Head>
            <Head>{t('field.languages')}</Head>
            <SortHead {...tools} name="updated">
              {t('field.updated')}
            </SortHead>
          </>
        )}
        row={(voice) => (
          <>
            <Cell>
              <OrderCell order={order} id={voice.id} name={voice.name} />
            </Cell>
            <Cell isWide>
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
                      {voice.name} <span className="font-normal text-stone">{voice.country}</span>
                    </p>
                    <Rating value={voice.rating} showsValue={false} />
                  </div>
                  <p className="line-clamp-2 text-sm break-words text-stone">{voice.text}</p>
                </div>
              </div>
            </Cell>
            <Cell>
              <PublicationBadge status={voice.isPublished ? 'published' : 'draft'} />
            </Cell>
            <Cell>
              <LanguageDots row={voice} fields={['text']} />
            </Cell>
            <Cell>
              <UpdatedAt at={voice.updatedAt} />
            </Cell>
          </>
        )}
      />
    </>
  );
}
