import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { destinationsApi, tripsApi } from '#admin/content-apis.ts';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { PublicationPanel } from '#admin/publication-panel.tsx';
import { DestinationFacts, DestinationPlace } from './destination-facts.tsx';
import { DestinationPictures, DestinationTexts } from './destination-texts.tsx';
import { EMPTY_DESTINATION } from './empty-destination.ts';

export function DestinationEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={destinationsApi}
      id={id}
      empty={EMPTY_DESTINATION}
      newTitle={t('content.new_destination')}
      titleOf={({ name }) => name}
      listPath="/destinations"
      listTitle={t('content.destinations')}
      editPath={(place) => `/destinations/edit/${place.id}`}
      publicPath={(place) => `/destinations/${place.id}-${place.slug}`}
      refreshes={[tripsApi.base]}
      canDuplicate
      canPreview
      afterSave={(place) => place.status === 'published' && <LiveProof path={`/destinations/${place.id}-${place.slug}`} />}
      side={(editor) => (
        <>
          <PublicationPanel editor={editor} hasSchedule={false} />
          <DestinationFacts editor={editor} />
          <DestinationPlace editor={editor} />
        </>
      )}
    >
      {(editor) => (
        <>
          <DestinationTexts editor={editor} />
          <DestinationPictures editor={editor} />
        </>
      )}
    </EditorScreen>
  );
}
