import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import { requestParts } from '#base/ui/parts/part-frame.tsx';

const Part = nearPart(async () => (await import('./footer.tsx')).Footer, {
  waitsForTouch: () => true,
  frame: { className: 'below-fold' },
});

/** The footer, hydrated when it is touched or once another page is there, of which it marks the link. */
export function LazyFooter() {
  const router = useRouter();
  useEffect(
    () => router.subscribe('onResolved', ({ fromLocation }) => fromLocation && requestParts()),
    [router],
  );
  return <Part />;
}
