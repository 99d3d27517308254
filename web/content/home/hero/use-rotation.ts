import { useEffect, useState } from 'react';

export const HERO_ROTATION_MS = 5000;

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** An index that advances by itself and wraps around; it rests while `isHeld`, in a hidden tab and for people who want less motion. */
export function useRotation(count: number, isHeld: boolean) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (wantsLessMotion()) setPaused(true);
  }, []);

  const isRunning = count > 1 && !isPaused && !isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of slide by hand starts the five seconds anew.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => (now + 1) % count);
    }, HERO_ROTATION_MS);
    return () => clearInterval(timer);
  }, [isRunning, count, index]);

  return {
    index,
    isPaused,
    setPaused,
    step: (by: 1 | -1) => setIndex((now) => (now + by + count) % count),
  };
}
