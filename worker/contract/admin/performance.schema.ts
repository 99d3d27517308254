import * as v from 'valibot';
import { Language } from '../languages/language.schema.ts';
import { pageName } from '../pages/page-name.ts';

export const PerformanceQuery = v.object({
  days: v.pipe(
    v.optional(v.string(), '28'),
    v.transform((text) => (/^\d{1,3}$/.test(text) ? Math.min(Math.max(Number(text), 1), 365) : 28)),
  ),
});

const Milliseconds = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000)));
const PAGE_NAME = /^\/(?:(?:[a-z][a-z-]{0,40}|\{(?:id|slug|reference)\})(?:\/(?!$)|$)){0,4}$/;

/** A browser's measurements of a visit: no address, no cookie, nothing that identifies a person. */
export const VisitInput = v.object({
  page: v.pipe(
    v.string(),
    v.examples(['/trips/{id}']),
    v.maxLength(200),
    v.transform(pageName),
    v.regex(PAGE_NAME),
  ),
  language: Language,
  device: v.picklist(['phone', 'desktop']),
  metrics: v.object({
    LCP: Milliseconds,
    INP: Milliseconds,
    CLS: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100))),
    TTFB: Milliseconds,
    FCP: Milliseconds,
  }),
});
