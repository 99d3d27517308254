import { TURNSTILE_ORIGIN } from '#contract/transfers/person-check.ts';

type Widget = {
  sitekey: string;
  language: string;
  theme: 'light';
  size: 'flexible';
  'response-field': false;
  callback: (answer: string) => void;
  'expired-callback': () => void;
  /** Return true to mark the error as handled; otherwise it is logged to the console. */
  'error-callback': () => true;
};
type Turnstile = {
  render: (box: HTMLElement, widget: Widget) => string | undefined;
  remove: (id: string) => void;
};

const ofWindow = () => (window as { turnstile?: Turnstile }).turnstile;
let loading: Promise<Turnstile> | undefined;

/** Loads Cloudflare's script on demand, once per visit; rejects if it is blocked, and may then be retried. */
export function loadTurnstile(): Promise<Turnstile> {
  const there = ofWindow();
  if (there) return Promise.resolve(there);
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error('Turnstile did not load.'));
    };
    script.addEventListener('load', () => {
      const turnstile = ofWindow();
      if (turnstile) resolve(turnstile);
      else fail();
    });
    script.addEventListener('error', fail);
    script.async = true;
    script.src = `${TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`;
    document.head.append(script);
  });
  return loading;
}
