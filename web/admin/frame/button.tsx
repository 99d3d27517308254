import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { AdminLink, type AdminLinkProps } from './admin-link.tsx';
import type { AdminPath } from './behaviour/paths.ts';
import { useRights } from './behaviour/use-rights.ts';

/** Copies a text to the clipboard and confirms that it did. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation('admin-area');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      addToast({ title: t('copy.copied') });
    } catch {
      addToast({ title: t('copy.failed'), variant: 'destructive' });
    }
  };
  return <Button label={label ?? t('copy.copy')} onClick={() => void copy()} />;
}

type Label = {
  label: ReactNode;
  /** Name of the row that the action belongs to, for screen readers. */
  of?: string | undefined;
  className?: string | undefined;
};
type Look = Parameters<typeof buttonClass>[0];
type ButtonAttributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'>;

const Of = ({ name }: { name: string | undefined }) =>
  name && (
    <>
      {' '}
      <span className="sr-only">{name}</span>
    </>
  );

/** A button; while its request is pending it is disabled and shows a spinner. */
export const Button = ({
  label,
  of,
  className,
  look = 'quiet',
  isBusy = false,
  disabled = false,
  ...props
}: Label & ButtonAttributes & { look?: Look; isBusy?: boolean }) => (
  <button
    type="button"
    {...props}
    disabled={disabled || isBusy}
    className={buttonClass(look, className)}
  >
    <BusyLabel isBusy={isBusy}>{label}</BusyLabel>
    <Of name={of} />
  </button>
);

type LabelledLink = Label & AdminLinkProps;

/** A link that is absent where the user does not see its screen. */
function VisibleLink({ label, of, ...props }: LabelledLink) {
  const { sees } = useRights();
  if (!sees(props.to)) return null;
  return (
    <AdminLink {...props}>
      {label}
      <Of name={of} />
    </AdminLink>
  );
}

/** A link that looks like a button. */
export const ButtonLink = ({
  className,
  look = 'quiet',
  ...props
}: LabelledLink & { look?: Look }) => (
  <VisibleLink {...props} className={buttonClass(look, className)} />
);

const TEXT = 'font-semibold underline underline-offset-4';
const toneOf = (isDanger: boolean) => (isDanger ? 'text-danger' : 'text-sea-700');

/** A button that looks like a link. */
export const TextButton = ({
  label,
  of,
  className = '',
  isDanger = false,
  ...props
}: Label & ButtonAttributes & { isDanger?: boolean }) => (
  <button type="button" {...props} className={`${TEXT} ${toneOf(isDanger)} ${className}`}>
    {label}
    <Of name={of} />
  </button>
);

export const TextLink = ({ className = '', ...props }: LabelledLink) => (
  <VisibleLink {...props} className={`${TEXT} ${toneOf(false)} ${className}`} />
);

/** Link to the screen above, before a heading. */
export const ParentLink = ({
  className = '',
  ...props
}: {
  to: AdminPath;
  label: string;
  className?: string;
}) => (
  <p className={`mb-2 text-sm ${className}`}>
    <TextLink {...props} />
  </p>
);
