import { Hono } from 'hono';
import type { App } from '#env';

/** Every feature's routes start from this, so that bindings and variables are typed alike. */
export const router = () => new Hono<App>();
