/** What else waits for the frame, and the frame's own follow-up, goes first. */
const REST_MS = 50;

/** Shortly after the next frame has been painted. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, REST_MS);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
