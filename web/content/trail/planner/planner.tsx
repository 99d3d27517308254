import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { PlanOptions, TrailSearch } from '../trail-search.ts';
import type { Stage } from './plan-days.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanResult } from './plan-result.tsx';

type PlannerProps = { stages: readonly Stage[]; options: PlanOptions; search: TrailSearch };

/** The form and the days that follow from it; a new answer comes into view and takes the focus. */
export function Planner({ stages, options, search }: PlannerProps) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef<TrailSearch>(null);
  const isNamed = useLocation({ select: ({ hash }) => hash === 'walk' });
  useEffect(() => {
    const isFirst = shown.current === null;
    const isNew = shown.current !== search;
    shown.current = search;
    if (!isNew || !isNamed) return;
    const answer = part.current?.querySelector<HTMLElement>('#walk');
    answer?.focus({ preventScroll: true });
    // The browser has scrolled to the fragment of a page that it loads; the reader may have moved on by now.
    if (!isFirst) answer?.scrollIntoView();
  }, [search, isNamed]);
  return (
    <div
      ref={part}
      className="grid items-start gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16 print:block"
    >
      <PlanForm stages={stages} options={options} />
      <PlanResult stages={stages} options={options} search={search} />
    </div>
  );
}
