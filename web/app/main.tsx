import './styles.css';

const isAdmin = window.location.pathname === '/admin' || window.location.pathname.startsWith('/admin/');

// Two programs: no visitor downloads the administration.
if (isAdmin) void import('../admin/start-admin.tsx').then(({ startAdmin }) => startAdmin());
else void import('./start-site.tsx').then(({ startSite }) => startSite());
