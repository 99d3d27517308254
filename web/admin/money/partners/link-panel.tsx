import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#admin/frame/behaviour/save-file.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, CopyButton } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { QrCode } from '#base/ui/qr-code.tsx';
import { qrPath } from '#base/ui/qr-path.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { type PartnerTerms, partnerLink } from '#contract/money/partners.ts';
import { changeCode, PARTNERS } from './partners.api.ts';

/** Width of the picture; sharp on paper at ten centimetres. */
const PNG_PIXELS = 1200;

function svgOf(text: string): string {
  const { size, path } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
}

async function pngOf(text: string): Promise<Blob> {
  const { size, path } = qrPath(text);
  const scale = Math.floor(PNG_PIXELS / size);
  const canvas = new OffscreenCanvas(size * scale, size * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return canvas.convertToBlob({ type: 'image/png' });
}

type LinkPanelProps = {
  id: number;
  slug: string;
  code: string;
  name: string;
  terms: PartnerTerms;
};

/** Another code for the link of a partner on net terms; the former link and its cards end. */
function NewCode({ id }: { id: number }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p className="text-sm font-semibold text-ink">{t('partners.link_net')}</p>
      <Button label={t('partners.new_code')} onClick={() => setAsked(true)} />
      {isAsked && (
        <ConfirmDialog
          title={t('partners.new_code_title')}
          text={t('partners.new_code_text')}
          button={t('partners.new_code')}
          onClose={() => setAsked(false)}
          onConfirm={() => changeCode(id)}
          onDone={() => {
            addToast({ title: t('partners.new_code_done') });
            return refresh(PARTNERS);
          }}
        />
      )}
    </>
  );
}

/** The partner's link as text, QR code and card. */
export function LinkPanel({ id, slug, code, name, terms }: LinkPanelProps) {
  const { t } = useTranslation('admin-area');
  const link = partnerLink(window.location.origin, { slug, code, terms });
  const png = useAction({
    mutationFn: async () => saveFile(`${slug}.png`, 'image/png', await pngOf(link)),
  });
  return (
    <Panel title={t('partners.link')}>
      <p className="font-mono text-sm break-all">{link}</p>
      <CopyButton text={link} label={t('partners.copy')} />
      {terms === 'net' ? (
        <NewCode id={id} />
      ) : (
        <p className="text-sm text-stone">{t('partners.link_text', { slug })}</p>
      )}
      <QrCode text={link} label={t('partners.qr', { name })} className="w-48 max-w-full" />
      <div className="flex flex-wrap gap-3">
        <Button
          label={t('partners.qr_svg')}
          onClick={() => saveFile(`${slug}.svg`, 'image/svg+xml', svgOf(link))}
        />
        <Button label={t('partners.qr_png')} isBusy={png.isPending} onClick={() => png.mutate()} />
        <FileLink href={`${PARTNERS}/${id}/card.pdf`} className={buttonClass('quiet')}>
          {t('partners.card')}
        </FileLink>
      </div>
    </Panel>
  );
}
