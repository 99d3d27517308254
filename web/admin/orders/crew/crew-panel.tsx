import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { memberOf } from '#contract/crew/crew.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import {
  type CrewPerson,
  crewLinksQuery,
  makeCrewLink,
  revokeCrewLink,
  TOUCHED_BY_CREW,
} from './crew.api.ts';
import { NewLink } from './new-link.tsx';
import { SubstituteForm } from './substitute-form.tsx';

type CrewPanelProps = CrewPerson & { name: string; languages?: readonly Language[] };

/** The page of a guide or a driver: its link, and who steps in. */
export function CrewPanel({ kind, id, name, languages = [] }: CrewPanelProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const query = useQuery(crewLinksQuery);
  const [chosen, setChosen] = useState<Language>();
  const known = query.data?.find(({ member }) => member === memberOf(kind, id));
  const shown = chosen ?? known?.language ?? languages[0] ?? language;
  const { mutate, data, isPending, reset } = useAction({
    mutationFn: () => makeCrewLink({ kind, id, language: shown }),
    onSuccess: () => refresh(...TOUCHED_BY_CREW),
  });
  const { mutate: revoke, isPending: isRevoking } = useAction({
    mutationFn: () => revokeCrewLink({ kind, id }),
    onSuccess: async () => {
      reset();
      await refresh(...TOUCHED_BY_CREW);
      addToast({ title: t('crew.revoked') });
    },
  });
  return (
    <>
      <Panel title={t('crew.title')}>
        <p className="text-stone">{t('crew.text')}</p>
        <QueryState query={query} />
        {query.data && (
          <p>
            {known
              ? t('crew.has_link', { at: formatInstant(known.createdAt, language) })
              : t('crew.no_link')}{' '}
            {known &&
              (known.lastUsedAt
                ? t('crew.used', { at: formatInstant(known.lastUsedAt, language) })
                : t('crew.never_used'))}
          </p>
        )}
        <SelectField
          label={t('crew.language')}
          value={shown}
          onChange={(value) => setChosen(value as Language)}
          options={LANGUAGES.map((one) => [one, LANGUAGE_LABELS[one]])}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            look={known ? 'quiet' : 'sea'}
            label={t(known ? 'crew.renew' : 'crew.make')}
            of={name}
            onClick={() => mutate()}
            isBusy={isPending}
          />
          {known && (
            <Button
              label={t('crew.revoke')}
              of={name}
              onClick={() => revoke()}
              isBusy={isRevoking}
            />
          )}
        </div>
        {known && !data && <p className="text-sm text-stone">{t('crew.renew_hint')}</p>}
        {data && <NewLink link={data} title={t('crew.made')} />}
      </Panel>
      <SubstituteForm kind={kind} id={id} onDone={reset} />
    </>
  );
}
