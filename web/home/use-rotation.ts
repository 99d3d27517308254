import { useEffect, useState } from 'react';

export const HERO_ROTATION_MS = 5000;

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** An index that advances automatically and wraps around; paused while `isHeld`, in a hidden tab, and with reduced motion. */
export function useRotation(count: number, isHeld: boolean) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (wantsLessMotion()) setPaused(true);
  }, []);

  const isRunning = count > 1 && !isPaused && !isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a manual change of slide restarts the five seconds.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      // A slide does not change while it is pressed.
      if (!document.hidden && !document.querySelector('section:active')) setIndex((now) => (now + 1) % count);
    }, HERO_ROTATION_MS);
    return () => clearInterval(timer);
  }, [isRunning, count, index]);

  return { index, isPaused, setPaused, step: (by: 1 | -1) => setIndex((now) => (now + by + count) % count) };
}
