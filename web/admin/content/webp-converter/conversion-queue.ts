import type { Converted, ConvertOptions } from './convert-picture.ts';

/** Encoding large pictures takes much memory, so parallelism is limited. */
export const CONVERSIONS_AT_ONCE = 2;

export type Conversion = {
  id: number;
  file: File;
  /** Object URL of the original file. */
  before: string;
  state: 'waiting' | 'working' | 'done' | 'failed';
  /** The last result; from earlier options while a new one is converted. */
  result?: Converted & { after: string };
};

type Convert = (file: File, options: ConvertOptions) => Promise<Converted>;

/** Queue of conversions. New options convert all files again. */
export class ConversionQueue {
  #items: readonly Conversion[] = [];
  #options: ConvertOptions;
  #count = 0;
  readonly #convert: Convert;
  readonly #listeners = new Set<() => void>();

  constructor(convert: Convert, options: ConvertOptions) {
    this.#convert = convert;
    this.#options = options;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly items = () => this.#items;

  add(files: readonly File[]): void {
    const added = files.map((file): Conversion => {
      this.#count += 1;
      return { id: this.#count, file, before: URL.createObjectURL(file), state: 'waiting' };
    });
    this.#set([...this.#items, ...added]);
    this.#next();
  }

  setOptions(options: ConvertOptions): void {
    if (options.quality === this.#options.quality && options.maxWidth === this.#options.maxWidth)
      return;
    this.#options = options;
    this.#set(
      this.#items.map((item) => (item.state === 'done' ? { ...item, state: 'waiting' } : item)),
    );
    this.#next();
  }

  remove(id: number): void {
    this.#free(this.#items.filter((item) => item.id === id));
    this.#set(this.#items.filter((item) => item.id !== id));
    this.#next();
  }

  clear(): void {
    this.#free(this.#items);
    this.#set([]);
  }

  #free(items: readonly Conversion[]): void {
    for (const { before, result } of items) {
      URL.revokeObjectURL(before);
      if (result) URL.revokeObjectURL(result.after);
    }
  }

  #set(items: readonly Conversion[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #change(id: number, change: Partial<Conversion>): void {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #next(): void {
    const free =
      CONVERSIONS_AT_ONCE - this.#items.filter(({ state }) => state === 'working').length;
    for (const item of this.#items
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, free)))
      void this.#start(item);
  }

  async #start({ id, file }: Conversion): Promise<void> {
    const options = this.#options;
    this.#change(id, { state: 'working' });
    try {
      const converted = await this.#convert(file, options);
      const item = this.#items.find((one) => one.id === id);
      if (!item) return;
      if (item.result) URL.revokeObjectURL(item.result.after);
      // The options may have changed meanwhile, so it must be converted again.
      const state = options === this.#options ? 'done' : 'waiting';
      this.#change(id, {
        state,
        result: { ...converted, after: URL.createObjectURL(converted.blob) },
      });
    } catch {
      this.#change(id, { state: 'failed' });
    } finally {
      this.#next();
    }
  }
}
