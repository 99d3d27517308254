import { type ComponentType, createElement } from 'react';
import { createLoading, loadOrThrow } from '#base/state/loading.ts';
import { lazyPart } from './lazy-part.tsx';
import { PartFrame } from './part-frame.tsx';

/** A route's page: beneath the server's markup the rest of the page hydrates without it. The router waits for its first request. */
export function pagePart<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) {
  const page = lazyPart<object>(async () => (await load())[name], { missing: 'page' });
  return Object.assign(() => createElement(page), { preload: page.preload });
}

/** Same for a page outside the layout, whose `main` is marked as hydrated with the others. */
export function standalonePart<N extends string>(
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
) {
  const page = pagePart(load, name);
  return Object.assign(
    () => createElement(PartFrame, { className: 'contents' }, createElement(page)),
    { preload: page.preload },
  );
}

/** A route's loaders, imported when the page is opened. */
export function loadersOf<T>(load: () => Promise<T>) {
  const loading = createLoading(load);
  return () => loadOrThrow(loading);
}
