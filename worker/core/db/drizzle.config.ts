import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/core/db/schema.ts',
  out: './migrations',
  casing: 'snake_case',
});
