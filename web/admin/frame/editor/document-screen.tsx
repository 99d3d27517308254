import type { AdminPath } from '../behaviour/paths.ts';
import { DOCUMENT_ID } from './document-api.ts';
import { EditorScreen, type EditorScreenProps } from './editor-screen.tsx';

type DocumentScreenProps<T extends object> = Omit<
  EditorScreenProps<T>,
  'id' | 'isDocument' | 'newTitle' | 'titleOf' | 'listPath'
> & {
  title: string;
  listPath: AdminPath;
};

/** Editor of a document. */
export const DocumentScreen = <T extends object>({ title, ...props }: DocumentScreenProps<T>) => (
  <EditorScreen {...props} id={DOCUMENT_ID} isDocument newTitle={title} titleOf={() => title} />
);
