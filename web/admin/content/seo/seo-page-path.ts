/** Public path of a page with an SEO record: `airport-transfers-vip` is `/airport-transfers/vip`. */
export const seoPagePath = (page: string) =>
  page === 'home' ? '/' : `/${page.replace(/^(airport-transfers|legal)-/, '$1/')}`;
