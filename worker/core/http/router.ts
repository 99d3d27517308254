import { Hono } from 'hono';
import type { App } from '#env';

/** Base of every feature's routes, so that bindings and variables have the same types. */
export const router = () => new Hono<App>();
