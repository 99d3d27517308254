import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TripFlag } from '#contract/trips/trip-facets.ts';

type FlagProps = {
  label: string;
  name: TripFlag;
  isOn: boolean;
  onApply: (form: HTMLFormElement) => void;
};

/** A filter that is on or off: applies on change; without scripts by the button. */
export function Flag({ label, name, isOn, onApply }: FlagProps) {
  const [isShown, setShown] = useState(isOn);
  const [followed, setFollowed] = useState(isOn);
  const box = useRef<HTMLInputElement>(null);
  // It may have been ticked before hydration.
  const take = useEffectEvent(setShown);
  useLayoutEffect(() => {
    if (box.current) take(box.current.checked);
  }, []);
  if (followed !== isOn) {
    setFollowed(isOn);
    setShown(isOn);
  }
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-limestone-400 bg-white px-4 font-semibold text-deep-900 hover:bg-limestone-100 has-checked:border-sea-700 has-checked:bg-sea-100">
      <input
        ref={box}
        type="checkbox"
        name={name}
        value="1"
        checked={isShown}
        onChange={({ currentTarget: { checked, form } }) => {
          setShown(checked);
          if (form) onApply(form);
        }}
        className="size-4 accent-sea-700"
      />
      {label}
    </label>
  );
}
