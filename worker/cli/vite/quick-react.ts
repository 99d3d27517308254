import type { Plugin } from 'vite';

/** Errors that React makes once, as it loads, to throw and to know again: nobody reads their stacks. */
const SENTINEL = /(\b\w+Exception = )Error\(formatProdErrorMessage\(([^()]*)\)\)/g;

/** What a click has caused has its effects run at once; it waits for the frame otherwise. */
const EFFECTS_AT_ONCE = '0 !== (pendingEffectsLanes & 3) && flushPendingEffects();';

/** Effects are all that React has done by it. */
const EFFECTS_TASK = 'return scheduleCallback$3(priorityLevel, callback);';
const REST_MS = 30;

const PICTURE_AGAIN =
  /(?<=case "img":\s+)(props\.src\s+\? \(instance\.src = props\.src\)\s+: props\.srcSet && \(instance\.srcset = props\.srcSet\))/;

const ATTRIBUTE_NAME = /(VALID_ATTRIBUTE_NAME_REGEX = )RegExp\(\s*"[^"]*"\s*\)/;

const RESOURCE_HINTS = /exports\.(?:preconnect|prefetchDNS|preinit|preload)(?:Module)? = function.*?\n\};\n/gs;

const LISTENING = /function listenToAllSupportedEvents\(rootContainerElement\) \{.*?\n\}\n/s;

/** What the site and the parts it uses hear of through React: held to their sources by a test. */
export const HEARD_EVENTS = [
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'pointercancel',
  'pointerdown',
  'pointermove',
  'pointerout',
  'pointerover',
  'pointerup',
  'submit',
] as const;

/** Heard of at the pictures themselves. */
const OF_PICTURES = ['load', 'error'];

const CONTINUOUS = /function dispatchContinuousEvent\(.*?\) \{/s;

/** What React calls the events that it knows, those of films among them, and which it keeps for parts that are not alive yet. */
const EVENT_NAMES = /(?<=")(?:abort auxClick|abort canplay|mousedown mouseup) [^"]*(?=")/g;

const FRAGMENT_REFS = /function commitFragmentInstance(?:Insertion|Deletion)Effects\(\w+\) \{/g;

/**
 * React without the stacks of its sentinels: to note them, V8 parses all of React a second time while the page comes alive, which takes a
 * phone's processor 50 ms.
 */
export const withoutStacks = (react: string): string =>
  react.replace(SENTINEL, '$1Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })');

/**
 * React with effects after the paint also of what a click or a key has caused: what they show comes first. React promises neither («may
 * run your Effect before the browser paints»); what must be there with the first frame belongs in `useLayoutEffect`.
 */
export const withEffectsAfterPaint = (react: string): string => react.replace(EFFECTS_AT_ONCE, '');

/**
 * React with effects out of the frame's way: as they stand, they come as soon as there is a task, which may be right before the frame, and
 * is before what waits for its end. What is drawn next still has those before it run first.
 */
export const withRestedEffects = (react: string): string =>
  react.replace(EFFECTS_TASK, `return scheduleCallback$$3(priorityLevel, callback, { delay: ${REST_MS} });`);

/**
 * React that leaves the pictures alone that it has just put in: to have `load` told to who listens, it sets each one's address a second
 * time, which has the browser choose and look up the file anew. Nobody listens but who says so.
 */
export const withPicturesSetOnce = (react: string): string => react.replace(PICTURE_AGAIN, '(props.onLoad || props.onError) && ($1)');

/** React without refs on fragments, which no page has: for each element that goes, it looks through all that holds it for one. */
export const withoutFragmentRefs = (react: string): string => react.replace(FRAGMENT_REFS, '$& return;');

/**
 * React that listens to what somebody hears of, instead of to all there is: a tap makes nine events more, at each of which it walks from
 * what was tapped to the root, twice, to find nobody.
 */
export const withHeardEvents = (react: string): string =>
  react.replace(
    LISTENING,
    `function listenToAllSupportedEvents(rootContainerElement) {
  if (rootContainerElement[listeningMarker]) return;
  rootContainerElement[listeningMarker] = true;
  for (const name of ${JSON.stringify(HEARD_EVENTS)})
    for (const isCapture of [false, true]) listenToNativeEvent(name, isCapture, rootContainerElement);
}
`,
  );

/**
 * React that takes no notice of a finger that comes over something and leaves it, as it does with each tap: two walks through the page
 * more. Who wants to know of a finger hears of it coming down.
 */
export const withoutHoveringFingers = (react: string): string =>
  react.replace(CONTINUOUS, '$& if ("pointermove" !== domEventName && "touch" === nativeEvent.pointerType) return;');

/** React that knows no other events: their names weigh 300 bytes. */
export const withoutOtherEvents = (react: string): string =>
  react.replace(EVENT_NAMES, (names) =>
    names
      .split(' ')
      .filter((name) => [...HEARD_EVENTS, ...OF_PICTURES].includes(name.toLowerCase()))
      .join(' '),
  );

/**
 * React that knows attributes by ASCII names alone, as all are here: the first one that is set has V8 compile its expression, which holds
 * half of Unicode, in the middle of the first click.
 */
export const withPlainAttributeNames = (react: string): string => react.replace(ATTRIBUTE_NAME, '$1/^[:A-Z_a-z][:A-Z_a-z\\-.0-9]*$$/');

/** React DOM without its own ways to have files fetched ahead, which nothing here uses (`web/app/preload.ts`). */
export const withoutResourceHints = (reactDom: string): string => reactDom.replace(RESOURCE_HINTS, '');

type Steps = Readonly<Record<string, (react: string) => string>>;

const CLIENT_STEPS: Steps = {
  withoutStacks,
  withEffectsAfterPaint,
  withRestedEffects,
  withPicturesSetOnce,
  withoutFragmentRefs,
  withHeardEvents,
  withoutHoveringFingers,
  withoutOtherEvents,
  withPlainAttributeNames,
};

const apply = (steps: Steps, react: string) =>
  Object.entries(steps).reduce((before, [name, step]) => {
    const after = step(before);
    if (after === before) throw new Error(`React is written otherwise now: ${name} in worker/cli/vite/quick-react.ts finds nothing.`);
    return after;
  }, react);

export const quickReact = (): Plugin => ({
  name: 'quick-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom(?:-client)?\.production\.js$/ },
    handler: (react, id) => ({ code: apply(id.includes('-client.') ? CLIENT_STEPS : { withoutResourceHints }, react), map: null }),
  },
});
