import { useTranslation } from 'react-i18next';
import { heroBannersApi } from '#admin/content-apis.ts';
import { formatInstant } from '#admin/dates.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { OrderCell, OrderNews } from '#admin/order-cell.tsx';
import { LanguageDots, NameCell, UpdatedAt } from '#admin/row-parts.tsx';
import { StateBadge } from '#admin/state-badge.tsx';
import { useRowOrder } from '#admin/use-row-order.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { bannerState } from './banner-state.ts';

export function HeroBannerListScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { rowProps, ...order } = useRowOrder(heroBannersApi, ({ title }) => title);
  const period = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) => {
    const [from, to] = [startsAt, endsAt].map((at) => at && formatInstant(at, language));
    if (from && to) return t('banner.from_to', { from, to });
    return from ? t('banner.from', { from }) : to ? t('banner.to', { to }) : undefined;
  };
  return (
    <>
      <OrderNews order={order} />
      <ListScreen
        api={heroBannersApi}
        title={t('content.hero_banners')}
        empty={t('content.hero_banners_empty')}
        newPath="/hero-banners/new"
        editPath={({ id }) => `/hero-banners/edit/${id}`}
        nameOf={({ title }) => title}
        states={['published', 'scheduled', 'over', 'draft']}
        canPublish
        canDuplicate
        rowProps={rowProps}
        head={(tools) => (
          <>
            <SortHead {...tools} name="order" isDefault>
              {t('field.order')}
            </SortHead>
            <SortHead {...tools} name="title">
              {t('field.title')}
            </SortHead>
            <Head>{t('field.status')}</Head>
            <Head>{t('field.languages')}</Head>
            <SortHead {...tools} name="updated">
              {t('field.updated')}
            </SortHead>
          </>
        )}
        row={(banner) => (
          <>
            <Cell>
              <OrderCell order={order} id={banner.id} name={banner.title} />
            </Cell>
            <Cell isWide>
              <NameCell image={banner.image} name={banner.title} note={period(banner)} />
            </Cell>
            <Cell>
              <StateBadge state={bannerState(banner)} />
            </Cell>
            <Cell>
              <LanguageDots row={banner} fields={['title']} />
            </Cell>
            <Cell>
              <UpdatedAt at={banner.updatedAt} />
            </Cell>
          </>
        )}
      />
    </>
  );
}
