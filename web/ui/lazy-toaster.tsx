import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';
import { useToasts } from './toast-store.ts';

const Toaster = lazyPart(() => import('./toaster.tsx'), 'common');

/** Comes with the first toast; until then it costs a visitor nothing. */
export function LazyToaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
