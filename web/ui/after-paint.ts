/** What else waits for the frame, and the frame's own follow-up, goes first. */
const REST_MS = 50;

/** Shortly after the next frame has been painted; for what somebody waits for, at once after it. */
export function afterPaint(work: () => void, restMs = REST_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, restMs);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
