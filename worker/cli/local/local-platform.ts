import path from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { Bindings } from '#env';

/** The bindings of wrangler.toml over local state in `directory`, for scripts; release them with `dispose`. */
export const localPlatform = (directory: string) =>
  getPlatformProxy<Bindings>({
    persist: { path: path.join(directory, 'v3') },
    remoteBindings: false,
  });
