import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { destinationsApi, placesApi, zonesApi } from '#admin/content-apis.ts';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import type { ZoneInput } from '#contract/transfers.ts';
import { ZoneFacts } from './zone-facts.tsx';
import { ZoneTexts } from './zone-texts.tsx';

const EMPTY: ZoneInput = {
  slug: '',
  name: '',
  minutes: 0,
  km: 0,
  hasPage: false,
  image: null,
  sortOrder: 0,
  headline: '',
  intro: '',
  pois: [],
  faq: [],
  translations: {},
};

export function ZoneEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={zonesApi}
      id={id}
      empty={EMPTY}
      newTitle={t('zones.new')}
      titleOf={({ name }) => name}
      listPath="/transfers/zones"
      listTitle={t('zones.title')}
      editPath={(zone) => `/transfers/zones/edit/${zone.id}`}
      refreshes={[placesApi.base, destinationsApi.base, '/api/admin/transfers/prices']}
      canDuplicate
      afterSave={(zone) => <LiveProof path={zone.hasPage ? `/airport-transfers/${zone.slug}` : '/airport-transfers'} />}
      side={(editor) => <ZoneFacts editor={editor} />}
    >
      {(editor) => <ZoneTexts editor={editor} />}
    </EditorScreen>
  );
}
