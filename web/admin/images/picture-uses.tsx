import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/button.tsx';
import { Panel } from '#admin/panel.tsx';
import type { AdminKey, AdminPath } from '#admin/paths.ts';
import type { ImageUse } from '#contract/images.ts';

const KINDS: Record<ImageUse['kind'], AdminKey> = {
  trips: 'pictures.use_trips',
  destinations: 'pictures.use_destinations',
  'hero-banners': 'pictures.use_banners',
  testimonials: 'pictures.use_testimonials',
  'blog/posts': 'pictures.use_posts',
  seo: 'pictures.use_seo',
  'transfers/zones': 'pictures.use_zones',
  'transfers/vehicles': 'pictures.use_vehicles',
  settings: 'pictures.use_settings',
};

const editorOf = ({ kind, id }: ImageUse): AdminPath => (kind === 'settings' ? '/settings' : `/${kind}/edit/${id}`);

/** Where the picture is used, with links. */
export function PictureUses({ uses }: { uses: readonly ImageUse[] }) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('pictures.uses')}>
      {uses.length === 0 ? (
        <p className="text-stone">{t('pictures.uses_none')}</p>
      ) : (
        <ul className="divide-y divide-limestone-200">
          {uses.map((use) => (
            <li key={`${use.kind}/${use.id}`} className="py-1.5">
              <span className="block text-sm text-stone">{t(KINDS[use.kind])}</span>
              <TextLink to={editorOf(use)} className="inline-flex min-h-9 items-center" label={use.name} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
