import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** Field that the address names (`#taxId`), as links of checklists do. */
export const useNamedField = () =>
  decodeURIComponent(useRouterState({ select: ({ location }) => location.hash }));

/** Focuses the named field, and takes the name out of the address so that the same link works again. */
export function useFocusNamedField(form: RefObject<HTMLElement | null>) {
  const field = useNamedField();
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    if (!field) return;
    const named = form.current?.querySelector(`[data-field="${CSS.escape(field)}"]`);
    if (!named) return;
    named.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
    // After a link the router scrolls to the top, when the field has the focus already.
    const leave = router.subscribe('onRendered', () => {
      if (named.contains(document.activeElement)) named.scrollIntoView?.({ block: 'center' });
      else leave();
    });
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false } as never);
  }, [field, form, navigate, router]);
}
