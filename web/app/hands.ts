/** Somebody is about something, which nothing keeps waiting, */
const BEGINNINGS = ['pointerdown', 'keydown'];
/** until it is done, */
const ENDS = ['pointerup', 'pointercancel', 'keyup'];
/** and has shown: a tap becomes a click a little after the finger is up. */
const SHOWN_MS = 150;
/** Nor longer than this: the end of some is never told, as of a key that leads to another window. */
const HELD_MS = 1000;

const RECHECK_MS = 60;

type Work = () => void;
type Wait = (work: Work) => void;

export type Hands = {
  /** Is a finger, a button or a key down, or was it just now? */
  areBusy: () => boolean;
  /** Tells one listener of each that comes down or up. */
  hear: (listener: Work) => void;
  /** Has it done once hands are free: at once, */
  soon: Wait;
  /** or once there is time as well. */
  atRest: Wait;
};

/** Knows from now on whether somebody is about something. */
export function watchHands(whenIdle: Wait): Hands {
  let busyUntil = 0;
  let listener: Work | undefined;
  const areBusy = () => performance.now() < busyUntil;
  const note = ({ type }: Event) => {
    busyUntil = performance.now() + (ENDS.includes(type) ? SHOWN_MS : HELD_MS);
    listener?.();
  };
  for (const name of [...BEGINNINGS, ...ENDS]) addEventListener(name, note, { passive: true, capture: true });
  const whenFree = (wait: Wait): Wait => {
    const later = (work: Work): void => wait(() => (areBusy() ? setTimeout(later, RECHECK_MS, work) : work()));
    return later;
  };
  const hear = (one: Work) => {
    listener = one;
  };
  return { areBusy, hear, soon: whenFree(setTimeout), atRest: whenFree(whenIdle) };
}
