import './styles.css';

const isAdmin = window.location.pathname === '/admin' || window.location.pathname.startsWith('/admin/');

if (!isAdmin) void import('./start-site.tsx').then(({ startSite }) => startSite());
