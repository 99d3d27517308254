import './styles.css';
import { startSite } from './start-site.tsx';

const isAdmin = /^\/admin(?:\/|$)/.test(window.location.pathname);

// The administration is a program of its own, built apart (vite.config.ts); the development server serves both from this page.
if (import.meta.env.DEV && isAdmin) void import('../admin/main.tsx');
else void startSite();
