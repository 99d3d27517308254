import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import type {
  LetterDelivery,
  LetterInput,
  LetterReaders,
  LetterSending,
} from '#contract/mail/letters.ts';
import { continueLetter, deliveryQuery, sendLetter, stopLetter } from './letters.api.ts';

/** Readers of a language, and in which they get the letter. */
function ReaderRow({ language, count, textLanguage }: LetterReaders) {
  const { t } = useTranslation('admin-area');
  const note =
    textLanguage === null
      ? t('letters.gets_none')
      : textLanguage === language
        ? ''
        : t('letters.gets_in', { language: LANGUAGE_LABELS[textLanguage] });
  return (
    <li className="flex justify-between gap-3 border-b border-limestone-200 py-2">
      <span>
        {LANGUAGE_LABELS[language]}
        {note && <span className="block text-sm text-stone">{note}</span>}
      </span>
      <span className="shrink-0">{t('letters.people', { count })}</span>
    </li>
  );
}

function Progress({ sending }: { sending: LetterSending }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { startedAt, stoppedAt, readers, sent, failed, kept } = sending;
  return (
    <div role="status" className="space-y-1">
      <p>{t('letters.begun', { at: formatInstant(startedAt, language) })}</p>
      <p className="font-semibold text-deep-900">
        {t('letters.sent', { count: sent, total: readers })}
      </p>
      {failed > 0 && <p>{t('letters.failed', { count: failed })}</p>}
      {kept > 0 && <p>{t('letters.kept', { count: kept })}</p>}
      {stoppedAt && <p>{t('letters.stopped', { at: formatInstant(stoppedAt, language) })}</p>}
    </div>
  );
}

function StopOrContinue({ id, sending }: { id: number; sending: LetterSending }) {
  const { t } = useTranslation('admin-area');
  const client = useQueryClient();
  const { mutate, isPending } = useAction({
    mutationFn: () => (sending.stoppedAt ? continueLetter(id) : stopLetter(id)),
    onSuccess: (answer) => client.setQueryData(deliveryQuery(id).queryKey, answer),
  });
  return (
    <Button
      label={sending.stoppedAt ? t('letters.continue') : t('letters.stop')}
      isBusy={isPending}
      onClick={() => mutate()}
    />
  );
}

const isOver = ({ finishedAt, readers, sent, failed, kept }: LetterSending) =>
  finishedAt !== null && sent + failed + kept >= readers;

function Delivery({ id, version, isChanged, data }: DeliveryProps) {
  const { t } = useTranslation('admin-area');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const total = data.readers.reduce((sum, one) => sum + (one.textLanguage ? one.count : 0), 0);
  if (data.sending)
    return (
      <>
        <Progress sending={data.sending} />
        {!isOver(data.sending) && <StopOrContinue id={id} sending={data.sending} />}
      </>
    );
  return (
    <>
      <ul>
        {data.readers.map((readers) => (
          <ReaderRow key={readers.language} {...readers} />
        ))}
      </ul>
      <Button
        look="primary"
        label={t('letters.send')}
        disabled={isChanged || total === 0}
        onClick={() => setAsking(true)}
      />
      <p className="text-sm text-stone">
        {isChanged ? t('letters.save_first') : t('letters.send_hint')}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={t('letters.send_title', { count: total })}
          text={t('letters.send_text')}
          button={t('letters.send')}
          onClose={() => setAsking(false)}
          onConfirm={() => sendLetter(id, version)}
          onDone={(answer) => client.setQueryData(deliveryQuery(id).queryKey, answer)}
        />
      )}
    </>
  );
}
type DeliveryProps = { id: number; version: number; isChanged: boolean; data: LetterDelivery };

function SavedDelivery(props: Omit<DeliveryProps, 'data'>) {
  const query = useQuery(deliveryQuery(props.id));
  return query.data ? <Delivery {...props} data={query.data} /> : <QueryState query={query} />;
}

/** Who gets the letter, and its sending, which begins once. */
export function LetterDeliveryPanel({ editor }: { editor: Editor<LetterInput> }) {
  const { t } = useTranslation('admin-area');
  const { row } = editor;
  return (
    <Panel title={t('letters.delivery')}>
      {row ? (
        <SavedDelivery
          key={row.version}
          id={row.id}
          version={row.version}
          isChanged={editor.isDirty}
        />
      ) : (
        <p>{t('letters.save_first')}</p>
      )}
    </Panel>
  );
}
