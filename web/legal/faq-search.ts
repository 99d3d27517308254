/** `?q=` filters the questions, also without scripts. */
export const faqSearch = (search: Record<string, unknown>): { q?: string } =>
  typeof search.q === 'string' && search.q.trim() !== '' ? { q: search.q.trim().slice(0, 80) } : {};
