/** Somebody is about something, which nothing keeps waiting, */
const BEGINNINGS = ['pointerdown', 'keydown'];
/** until it is done. */
const ENDS = ['pointerup', 'pointercancel', 'keyup'];

const RECHECK_MS = 60;

type Work = () => void;

export type Hands = {
  /** Is a finger, a button or a key down? */
  areBusy: () => boolean;
  /** Tells one listener of each that comes down or up. */
  hear: (listener: Work) => void;
  /** Has it done once there is time and hands are free. */
  whenFree: (work: Work) => void;
};

/** Knows from now on whether somebody is about something. */
export function watchHands(whenIdle: (work: Work) => void): Hands {
  let isBusy = false;
  let listener: Work | undefined;
  const note = ({ type }: Event) => {
    isBusy = BEGINNINGS.includes(type);
    listener?.();
  };
  for (const name of [...BEGINNINGS, ...ENDS]) addEventListener(name, note, { passive: true, capture: true });
  const whenFree = (work: Work) => whenIdle(() => (isBusy ? setTimeout(whenFree, RECHECK_MS, work) : work()));
  const hear = (one: Work) => {
    listener = one;
  };
  return { areBusy: () => isBusy, hear, whenFree };
}
