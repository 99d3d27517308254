import { vi } from 'vitest';
import type { ImageDetail } from '#contract/pictures/images.ts';

/** A picture on its way to the library, with what the server may do about it. */
export type PendingUpload = {
  /** The file's name, as the address has it. */
  name: string;
  answer: (status: number, body: object) => void;
  /** The connection breaks. */
  fail: () => void;
};

/** Stubs the requests of uploads; `onSend` is called for each. */
export function stubUploads(onSend: (upload: PendingUpload) => void): void {
  class Request {
    readonly upload = {};
    status = 0;
    statusText = '';
    responseText = '';
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    #address = '';
    open(_method: string, address: string) {
      this.#address = address;
    }
    setRequestHeader() {}
    abort() {
      this.onabort();
      this.onloadend();
    }
    send() {
      onSend({
        name: new URL(this.#address, 'http://localhost').searchParams.get('name') ?? '',
        answer: (status, body) => {
          Object.assign(this, { status, responseText: JSON.stringify(body) });
          this.onload();
          this.onloadend();
        },
        fail: () => {
          this.onerror();
          this.onloadend();
        },
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
}

/** The server stores every upload as this picture. */
export const stubStoredUploads = (picture: ImageDetail) =>
  stubUploads(({ answer }) => answer(201, picture));
