import { Hono } from 'hono';
import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import type { App } from '#env';

/** Addresses whose handlers are remembered; then it begins anew. Those of nobody's everyday length are not: they would fill the memory. */
const REMEMBERED = 500;
const LONGEST = 200;

/** Hono's own router. Going through all routes for an address takes longer than a small answer: what was found is found once. */
class RememberingRouter<T> implements Router<T> {
  name = 'RememberingRouter';
  #router = new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });
  #found = new Map<string, Result<T>>();

  add(method: string, path: string, handler: T): void {
    this.#router.add(method, path, handler);
  }

  match(method: string, path: string): Result<T> {
    const address = `${method} ${path}`;
    const known = this.#found.get(address);
    if (known) return known;
    const found = this.#router.match(method, path);
    if (address.length > LONGEST) return found;
    if (this.#found.size >= REMEMBERED) this.#found.clear();
    this.#found.set(address, found);
    return found;
  }
}

/** Every feature's routes start from this, so that bindings and variables are typed alike. */
export const router = () => new Hono<App>({ router: new RememberingRouter() });
