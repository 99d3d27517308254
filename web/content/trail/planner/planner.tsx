import { useEffect, useRef } from 'react';
import type { PlanOptions, TrailSearch } from '../trail-search.ts';
import type { Stage } from './plan-days.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanResult } from './plan-result.tsx';

type PlannerProps = { stages: readonly Stage[]; options: PlanOptions; search: TrailSearch };

/** The form and the days that follow from it; a new answer comes into view and takes the focus. */
export function Planner({ stages, options, search }: PlannerProps) {
  const part = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const show = () => {
    const answer = part.current?.querySelector<HTMLElement>('#walk');
    answer?.focus({ preventScroll: true });
    answer?.scrollIntoView();
  };
  // A link's answer is there with the next address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the plan changes.
  useEffect(() => {
    if (isAsked.current) show();
    isAsked.current = false;
  }, [search]);
  return (
    <div
      ref={part}
      className="grid items-start gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16 print:block"
    >
      <PlanForm stages={stages} options={options} onPlanned={show} />
      <PlanResult
        stages={stages}
        options={options}
        search={search}
        onPlanned={() => {
          isAsked.current = true;
        }}
      />
    </div>
  );
}
