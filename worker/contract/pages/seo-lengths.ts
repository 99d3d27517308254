/** Characters that search results show, and the minimum for a good appearance. */
export const SEO_LENGTHS = {
  title: { min: 30, max: 60 },
  description: { min: 70, max: 160 },
} as const;
