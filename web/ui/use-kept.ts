import { useCallback, useState } from 'react';

/** Something that opens and closes: drawn when it is first opened and kept from then on, so that it opens at once. */
export function useKept() {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  return {
    isOpen: state === 'open',
    isDrawn: state !== 'never opened',
    open: useCallback(() => setState('open'), []),
    close: useCallback(() => setState('closed'), []),
  };
}
