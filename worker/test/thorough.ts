/** `npm run test:all` asks for full sizes, `npm test` for smaller ones. */
export const isThorough = process.env.THOROUGH === 'on';
