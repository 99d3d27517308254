import { AnswerError } from '#base/api/fetch-json.ts';
import {
  type ImageDetail,
  PICTURE_REFUSALS,
  type PictureRefusal,
} from '#contract/pictures/images.ts';
import { RefusedPicture } from './prepare-picture.ts';
import type { Uploaded, UploadOptions } from './upload-picture.ts';

export const UPLOADS_AT_ONCE = 3;

export type UploadItem = {
  id: number;
  file: File;
  /** `refused`: the file is rejected for good. `failed`: a retry may succeed. */
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'failed';
  /** Uploaded fraction, 0 to 1. */
  progress: number;
  picture?: ImageDetail;
  /** The library already had these bytes. */
  isKnown?: boolean;
  refusal?: PictureRefusal;
};

type Send = (file: File, name: string, options: UploadOptions) => Promise<Uploaded>;

export const refusalOf = (error: unknown): PictureRefusal | undefined => {
  if (error instanceof RefusedPicture) return error.refusal;
  const code = error instanceof AnswerError ? error.problem?.code : undefined;
  return PICTURE_REFUSALS.find((one) => one === code);
};

/** Upload queue with three parallel uploads. A failure does not stop the others. */
export class UploadQueue {
  #items: readonly UploadItem[] = [];
  #count = 0;
  readonly #stops = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #send: Send;
  readonly #onDone: (item: UploadItem) => void;

  constructor(send: Send, onDone: (item: UploadItem) => void = () => {}) {
    this.#send = send;
    this.#onDone = onDone;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly items = () => this.#items;

  add(files: Iterable<File>): void {
    for (const file of files) {
      this.#count += 1;
      this.#set([...this.#items, { id: this.#count, file, state: 'waiting', progress: 0 }]);
    }
    this.#next();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', progress: 0 });
    this.#next();
  }

  /** Removes an item; aborts it if it is uploading. */
  remove(id: number): void {
    this.#stops.get(id)?.abort();
    this.#set(this.#items.filter((item) => item.id !== id));
    this.#next();
  }

  /** Removes finished items, successful or not. */
  clear(): void {
    this.#set(this.#items.filter(({ state }) => state === 'waiting' || state === 'sending'));
  }

  #set(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #change(id: number, change: Partial<UploadItem>): void {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #next(): void {
    const free = UPLOADS_AT_ONCE - this.#items.filter(({ state }) => state === 'sending').length;
    for (const item of this.#items
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, free)))
      void this.#start(item);
  }

  async #start({ id, file }: UploadItem): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#change(id, { state: 'sending' });
    try {
      const { picture, isNew } = await this.#send(file, file.name, {
        signal: stop.signal,
        onProgress: (progress) => this.#change(id, { progress }),
      });
      this.#change(id, { state: 'done', progress: 1, picture, isKnown: !isNew });
      const done = this.#items.find((item) => item.id === id);
      if (done) this.#onDone(done);
    } catch (error) {
      const refusal = refusalOf(error);
      this.#change(id, refusal ? { state: 'refused', refusal } : { state: 'failed' });
    } finally {
      this.#stops.delete(id);
      this.#next();
    }
  }
}
