import { afterEach, expect, test, vi } from 'vitest';
import { uploadPicture } from './upload-picture.ts';

/** A request that never receives a response. */
class SilentRequest {
  static readonly all: SilentRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  isAborted = false;
  onabort = () => {};
  onloadend = () => {};
  constructor() {
    SilentRequest.all.push(this);
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
    this.onabort();
    this.onloadend();
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  SilentRequest.all.length = 0;
});

test('an upload over which nothing goes any more fails; one that moves on may be slow', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const upload = uploadPicture(new Blob(['x']), 'x.jpg');
  const failed = expect(upload).rejects.toThrow('stalled');
  for (let sent = 0; sent < 5; sent += 1) {
    await vi.advanceTimersByTimeAsync(50_000);
    expect(SilentRequest.all[0]?.isAborted).toBe(false);
    SilentRequest.all[0]?.upload.onprogress?.({ loaded: sent, total: 5 });
  }
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(SilentRequest.all[0]?.isAborted).toBe(true);
});

test('an upload that was stopped before it began sends nothing', async () => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  await expect(
    uploadPicture(new Blob(['x']), 'x.jpg', { signal: AbortSignal.abort() }),
  ).rejects.toThrow();
  expect(SilentRequest.all).toEqual([]);
});
