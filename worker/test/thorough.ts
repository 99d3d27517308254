import { bindings } from './client.ts';

/** `npm run test:all` asks for full sizes, `npm test` for smaller ones. */
export const isThorough = (bindings as unknown as { THOROUGH: string }).THOROUGH === 'on';
