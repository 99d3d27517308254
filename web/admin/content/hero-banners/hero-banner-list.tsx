import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import {
  LanguagesColumn,
  NameCell,
  StateColumn,
  UpdatedColumn,
} from '#admin/frame/list/row-parts.tsx';
import { useRowOrder } from '#admin/frame/list/use-row-order.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { bannerState } from './banner-state.ts';

export function HeroBannerListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const order = useRowOrder(APIS['hero-banners'], (banner) => localize(banner, 'title', language));
  const period = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) => {
    const [from, to] = [startsAt, endsAt].map((at) => at && formatInstant(at, language));
    if (from && to) return t('banner.from_to', { from, to });
    return from ? t('banner.from', { from }) : to ? t('banner.to', { to }) : undefined;
  };
  return (
    <ListScreen
      api={APIS['hero-banners']}
      title={t('content.hero_banners')}
      empty={t('content.hero_banners_empty')}
      nameOf={(banner) => localize(banner, 'title', language)}
      states={['published', 'scheduled', 'over', 'draft']}
      canPublish
      canDuplicate
      order={order}
    >
      {(banner) => (
        <>
          <Column title={t('field.title')} sort="title" isWide>
            <NameCell
              image={banner.image}
              name={localize(banner, 'title', language)}
              note={period(banner)}
            />
          </Column>
          <StateColumn state={bannerState(banner)} />
          <LanguagesColumn row={banner} fields={['title']} />
          <UpdatedColumn at={banner.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
