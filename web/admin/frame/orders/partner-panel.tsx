import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { AttributedPartner } from '#contract/money/partners.ts';
import { activePartnersApi } from '../behaviour/content-apis.ts';
import { useAction } from '../behaviour/use-action.ts';
import { useRefresh } from '../behaviour/use-refresh.ts';
import { useRights } from '../behaviour/use-rights.ts';
import { Button, TextLink } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { RowField } from '../fields/fields.tsx';
import { liveRecord } from '../inbox/live-query.ts';
import { Panel } from '../panel.tsx';
import { SubmitForm } from '../submit-form.tsx';
import { formatCommission } from './commission.ts';

type Answer = { partner: AttributedPartner | null };

function ChangeDialog({ path, partner, onClose }: Answer & { path: string; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const [id, setId] = useState(partner?.id ?? null);
  const save = useAction({
    mutationFn: () => fetchJson<Answer>(path, { method: 'PUT', body: { partnerId: id } }),
    onSuccess: async () => {
      addToast({ title: t('editor.saved') });
      await refresh(path);
      onClose();
    },
  });
  return (
    <Dialog title={t('partner.change')} onClose={onClose}>
      <SubmitForm className="space-y-4" onSubmit={() => save.mutate()}>
        <p>{t('partner.change_text')}</p>
        <RowField
          api={activePartnersApi}
          label={t('partner.title')}
          none={t('partner.none')}
          value={id}
          onChange={setId}
        />
        <Button look="sea" type="submit" label={t('editor.save')} isBusy={save.isPending} />
      </SubmitForm>
    </Dialog>
  );
}

/** Who sent the guest of a booking or transfer. `path`: the address of its partner in the API. */
export function PartnerPanel({ path }: { path: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { may } = useRights();
  const { data } = useQuery({ ...liveRecord<Answer>(path), enabled: may('GET', path) });
  if (!data) return null;
  const { partner } = data;
  return (
    <Panel title={t('partner.title')}>
      {partner ? (
        <p>
          <TextLink to={`/partners/${partner.id}`} label={partner.name} />
          <span className="block text-sm text-stone">
            {t('partner.commission', { percent: formatCommission(partner.commissionBp, language) })}
          </span>
        </p>
      ) : (
        <p className="text-stone">{t('partner.none')}</p>
      )}
      <Button label={t('partner.change')} onClick={() => setOpen(true)} />
      {isOpen && <ChangeDialog path={path} partner={partner} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
