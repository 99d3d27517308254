/** Characters that search results show, and those below which they look poor. */
export const SEO_LENGTHS = { title: { min: 30, max: 60 }, description: { min: 70, max: 160 } } as const;
