import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { PICTURE_TYPES } from '#contract/pictures/images.ts';

/** Includes HEIC: browsers that can decode it convert it. */
const PICTURE_ACCEPT = [...PICTURE_TYPES, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');

/** Button that opens the file picker. */
export function FileButton({
  children,
  onFiles,
  isMany = true,
  accept = PICTURE_ACCEPT,
  className = buttonClass('sea'),
  ...props
}: {
  children: ReactNode;
  onFiles: (files: File[]) => void;
  isMany?: boolean;
  accept?: string;
  className?: string;
  'aria-label'?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMany}
        hidden
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files]);
          target.value = '';
        }}
      />
      <button type="button" className={className} onClick={() => input.current?.click()} {...props}>
        {children}
      </button>
    </>
  );
}

/** Accepts files by drop, by paste anywhere on the screen, or by button. */
export function UploadZone({
  onFiles,
  isMany = true,
  hint,
  label,
}: {
  onFiles: (files: File[]) => void;
  isMany?: boolean;
  hint?: string;
  label?: string;
}) {
  const { t } = useTranslation('admin-area');
  const [isOver, setOver] = useState(false);
  const name = label ?? t(isMany ? 'pictures.upload' : 'pictures.upload_one');
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(isMany ? files : files.slice(0, 1));
    };
    // The browser would navigate to a file dropped outside the zone.
    const stay = (event: DragEvent) => event.preventDefault();
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', stay);
    document.addEventListener('drop', stay);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', stay);
      document.removeEventListener('drop', stay);
    };
  });
  return (
    <section
      aria-label={name}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(isMany ? files : files.slice(0, 1));
      }}
      className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border-2 border-dashed p-5 ${isOver ? 'border-sea-700 bg-sea-50' : 'border-limestone-400 bg-white'}`}
    >
      <FileButton onFiles={onFiles} isMany={isMany}>
        {name}
      </FileButton>
      <div className="min-w-48 flex-1 text-sm text-stone">
        <p className="hidden sm:block">{t('pictures.drop')}</p>
        <p>{hint ?? t('pictures.limits')}</p>
      </div>
    </section>
  );
}
