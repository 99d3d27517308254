/** The mark: limestone houses between sun and sea. */
export const LogoMark = ({ className = 'size-9' }: { className?: string }) => (
  <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
    <rect width="64" height="64" rx="18" fill="#0f3d5e" />
    <circle cx="42" cy="19" r="6" fill="#f6c667" />
    <path fill="#fdfbf6" d="M10 41V25l8-6 9 9 8-7 9 9v11z" />
    <path fill="#e08a5b" d="M16 41v-8a3 3 0 0 1 6 0v8zm14 0v-6h6v6z" />
    <path fill="#2aa9a8" d="M0 43c5-4 10-4 16 0s10 4 16 0 10-4 16 0 11 4 16 0v3c0 10-8 18-18 18H18C8 64 0 56 0 46z" />
  </svg>
);
