import { lazyPart } from '../parts/lazy-part.tsx';
import { useToasts } from './toast-store.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).default, {
  missing: 'nowhere',
  // Its texts come with every page: a toast may say that nothing else comes.
  needs: async () => {},
});

/** Loads with the first toast. */
export function LazyToaster() {
  const toasts = useToasts();
  return toasts.length > 0 && <Toaster />;
}
