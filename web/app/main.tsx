import './styles.css';
import { tintFailedPictures } from '#ui/failed-pictures.ts';
import { startSite } from './start-site.tsx';

const isAdmin = /^\/admin(?:\/|$)/.test(window.location.pathname);

tintFailedPictures();

// The administration is a program of its own, built apart (vite.config.ts); the development server serves both from this page.
if (import.meta.env.DEV && isAdmin) void import('../admin/main.tsx');
else void startSite();
