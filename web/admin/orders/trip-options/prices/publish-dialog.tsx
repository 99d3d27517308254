import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { Failure, HeadCell, Problem } from '#admin/frame/markdown/markup.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError, currentOf } from '#base/api/fetch-json.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripPriceGrid } from '#contract/bookings/plans.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { publishPrices } from '../options-api.ts';
import { useSeasonName } from './price-grid.tsx';
import { type PriceChange, type PriceDraft, pricesOf, rowsOf } from './price-table.ts';

type PublishDialogProps = {
  grid: TripPriceGrid;
  draft: PriceDraft;
  changes: readonly PriceChange[];
  nameOf: (unitId: number | null) => string;
  onPublished: (grid: TripPriceGrid) => void;
  /** Called when other prices were published first. */
  onLate: (current: TripPriceGrid) => void;
  onClose: () => void;
};

/** Changed prices before and after; then they are published as a version with a note. */
export function PublishDialog({
  grid,
  draft,
  changes,
  nameOf,
  onPublished,
  onLate,
  onClose,
}: PublishDialogProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const failureText = useFailureText();
  const seasonName = useSeasonName();
  const [note, setNote] = useState('');
  const publish = useMutation({
    mutationFn: () =>
      publishPrices(grid.option.id, {
        baseVersion: grid.version.id,
        prices: pricesOf(draft, rowsOf(grid)),
        note,
      }),
    onSuccess: onPublished,
    onError: (error) => {
      const current = currentOf<TripPriceGrid>(error);
      if (current) onLate(current);
    },
  });
  const refused =
    publish.error instanceof AnswerError ? publish.error.fieldErrors[0]?.code : undefined;
  const money = (cents: number | null) =>
    cents === null ? t('prices.cell_empty') : formatCents(cents, 'EUR', language);
  return (
    <Dialog title={t('prices.review')} onClose={onClose} isWide>
      <SubmitForm className="space-y-5" onSubmit={() => publish.mutate()}>
        <p>{t('prices.review_text', { count: changes.length })}</p>
        <div className="max-h-[45vh] overflow-auto rounded-xl border border-limestone-300 bg-white">
          <table
            className="w-full border-collapse text-sm tabular-nums"
            aria-label={t('prices.review')}
          >
            <thead className="bg-limestone-100 text-left text-stone">
              <tr>
                <HeadCell className="p-2" text={t('options.units')} />
                <HeadCell className="p-2" text={t('options.price_season')} />
                <HeadCell className="p-2 text-right" text={t('options.price_old')} />
                <HeadCell className="p-2 text-right" text={t('options.price_new')} />
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr
                  key={`${change.unitId} ${change.seasonFrom} ${change.seasonTo}`}
                  className="border-t border-limestone-200"
                >
                  <th scope="row" className="p-2 text-left font-semibold">
                    {nameOf(change.unitId)}
                  </th>
                  <td className="p-2">{seasonName(change)}</td>
                  <td className="p-2 text-right text-stone">{money(change.before)}</td>
                  <td className="p-2 text-right font-semibold">{money(change.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <TextField
          label={t('prices.note')}
          hint={t('prices.note_hint')}
          value={note}
          onChange={setNote}
          maxLength={500}
        />
        {refused && (
          <Problem text={t(FIELD_MESSAGES[refused] ?? FIELD_MESSAGES.invalid, { ns: 'common' })} />
        )}
        {publish.error && !refused && !currentOf(publish.error) && (
          <Failure text={failureText(publish.error, t('form.not_saved'))} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button label={t('conflict.back')} onClick={onClose} />
          <Button
            look="sea"
            label={t('options.publish')}
            type="submit"
            isBusy={publish.isPending}
          />
        </div>
      </SubmitForm>
    </Dialog>
  );
}
