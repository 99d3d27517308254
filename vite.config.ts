import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const WORKER = process.env.WORKER_URL ?? 'http://localhost:8787';

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  resolve: {
    // Radix's scroll lock writes <style> elements, which our Content-Security-Policy refuses; ours writes a constructed style sheet.
    alias: { 'react-style-singleton': new URL('./web/ui/style-singleton.ts', import.meta.url).pathname },
  },
  server: { port: 5173, proxy: { '/api': WORKER, '/locales': WORKER } },
});
