import { type Box, isOver } from '#base/ui/behaviour/keep-clear.ts';

const GAP_PX = 8;
/** `bottom-4` */
const FOOT_PX = 16;
const STEP_PX = 12;
/** Maximum rise, as a fraction of the screen height. */
const HIGHEST = 0.6;

const LINKS = 'a, button, input, select, textarea, summary, label, iframe';
const CONTROLS = `${LINKS}, [role="alert"], [data-target], [data-floating], footer img`;

const isShown = (element: Element | null) =>
  element?.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;

/** Boxes of all controls and of each line of text in a part of the screen. */
function boxesIn(part: Box, own: Element): Box[] {
  const controls: Box[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof Element))
        return node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
      const box = node.getBoundingClientRect();
      // What is in a drawing, or a line in an element that is lower than it, may be outside of its box.
      const isOutside =
        box.width > 0 &&
        box.height > 0 &&
        !(node instanceof SVGElement) &&
        !isOver(box, [part], GAP_PX);
      if (node === own || isOutside) return NodeFilter.FILTER_REJECT;
      if (box.width > 1 && node.matches(CONTROLS) && isShown(node)) controls.push(box);
      return NodeFilter.FILTER_SKIP;
    },
  );
  const lines: Box[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    const found = [...(range.getClientRects?.() ?? [])].filter((box) => isOver(box, [part], 0));
    if (found.length > 0 && isShown(walker.currentNode.parentElement)) lines.push(...found);
  }
  return [...controls, ...lines];
}

/** Whether a link that is larger than its box, as that of a card, lies at one of the corners or the centre. */
function isOnLink({ left, right, top, bottom }: Box, own: Element): boolean {
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));
  return [middle, ...corners].some(([x, y]) =>
    document
      .elementsFromPoint?.(x, y)
      .find((element) => !own.contains(element))
      ?.closest(LINKS),
  );
}

/** How high above its corner a button covers neither control nor text; undefined if there is no such position. */
export function freeRise(button: HTMLElement): number | undefined {
  const { left, right, height } = button.getBoundingClientRect();
  const foot = window.innerHeight - FOOT_PX;
  const top = foot - height - window.innerHeight * HIGHEST;
  const boxes = boxesIn({ left: left - GAP_PX, right: right + GAP_PX, top, bottom: foot }, button);
  for (let bottom = foot; bottom - height >= top; bottom -= STEP_PX) {
    const box = { left, right, top: bottom - height, bottom };
    if (!isOver(box, boxes, GAP_PX) && !isOnLink(box, button)) return foot - bottom;
  }
  return undefined;
}
