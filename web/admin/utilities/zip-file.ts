import { unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

// fflate's asynchronous functions start workers from blob: URLs, which the Content-Security-Policy blocks, so they never call back. Its
// streams and `unzipSync` run on this thread, one slice at a time, so that the page stays responsive.

const SLICE_BYTES = 256 * 1024;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Incremental ZIP writer. */
export function zipWriter() {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const put = async (part: ZipDeflate | ZipPassThrough, data: Uint8Array) => {
    zip.add(part);
    for (let start = 0; start === 0 || start < data.length; start += SLICE_BYTES) {
      part.push(data.subarray(start, start + SLICE_BYTES), start + SLICE_BYTES >= data.length);
      await nextTask();
    }
  };
  return {
    deflate: (name: string, data: Uint8Array) => put(new ZipDeflate(name, { level: 6 }), data),
    /** For data that is already compressed. */
    store: (name: string, data: Uint8Array) => put(new ZipPassThrough(name), data),
    end(): Blob {
      zip.end();
      return new Blob(chunks as BlobPart[], { type: 'application/zip' });
    },
  };
}

/** Extracts one file of a ZIP; undefined if missing. Throws if the ZIP is damaged. */
export const unzipped = (zip: Uint8Array, name: string): Uint8Array | undefined =>
  unzipSync(zip, { filter: (file) => file.name === name })[name];
