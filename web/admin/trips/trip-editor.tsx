import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { tripsApi } from '#admin/content-apis.ts';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { PublicationPanel } from '#admin/publication-panel.tsx';
import { EMPTY_TRIP } from './empty-trip.ts';
import { TripFacts, TripPictures } from './trip-facts.tsx';
import { TripTexts } from './trip-texts.tsx';

export function TripEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={tripsApi}
      id={id}
      empty={EMPTY_TRIP}
      newTitle={t('content.new_trip')}
      titleOf={({ name }) => name}
      listPath="/trips"
      listTitle={t('content.trips')}
      editPath={(trip) => `/trips/edit/${trip.id}`}
      publicPath={(trip) => `/trips/${trip.id}-${trip.slug}`}
      canDuplicate
      canPreview
      afterSave={(trip) => trip.status === 'published' && <LiveProof path={`/trips/${trip.id}-${trip.slug}`} from={trip.publishAt} />}
      side={(editor) => (
        <>
          <PublicationPanel editor={editor} />
          <TripFacts editor={editor} />
        </>
      )}
    >
      {(editor) => (
        <>
          <TripTexts editor={editor} />
          <TripPictures editor={editor} />
        </>
      )}
    </EditorScreen>
  );
}
