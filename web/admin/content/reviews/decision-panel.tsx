import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Select, TextArea } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import type { useRecord } from '#admin/frame/inbox/use-record.ts';
import {
  REFUSAL_REASONS,
  type RefusalReason,
  type ReviewDetail,
} from '#contract/content/reviews.ts';
import { REASONS } from './review-labels.ts';
import { publishReview, refuseReview } from './reviews.api.ts';

export type ReviewPanelProps = {
  review: ReviewDetail;
  record: Pick<ReturnType<typeof useRecord<ReviewDetail>>, 'act' | 'isBusy'>;
};

/** The reason of a refusal, which the guest reads. */
function Refusal({
  review,
  record: { act, isBusy },
  onClose,
}: ReviewPanelProps & { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const [reason, setReason] = useState<RefusalReason | ''>('');
  const [text, setText] = useState('');
  const isComplete = reason !== '' && (reason !== 'other' || text.trim() !== '');
  const refuse = () =>
    reason !== '' &&
    act(() => refuseReview(review.id, { version: review.version, reason, text: text.trim() }), {
      title: t('reviews.refused'),
    });
  return (
    <div className="w-full space-y-4 rounded-2xl bg-limestone-100 p-4">
      <Field label={t('reviews.reason')} hint={t('reviews.reason_hint')}>
        {(tie) => (
          <Select
            {...tie}
            value={reason}
            onChange={(value) => setReason(REFUSAL_REASONS.find((one) => one === value) ?? '')}
          >
            <option value="">{t('reviews.reason_choose')}</option>
            {REFUSAL_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(REASONS[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('reviews.words')} hint={t('reviews.words_hint')}>
        {(tie) => <TextArea {...tie} rows={3} maxLength={1000} value={text} onChange={setText} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          label={t('reviews.refuse_now')}
          className="text-danger"
          disabled={isBusy || !isComplete}
          onClick={() => void refuse()}
        />
        <Button label={t('reviews.cancel')} onClick={onClose} />
      </div>
    </div>
  );
}

/** Publishes a review, or refuses it with a reason. */
export function DecisionPanel({ review, record }: ReviewPanelProps) {
  const { t } = useTranslation('admin-area');
  const [isRefusing, setRefusing] = useState(false);
  const { status, id, version } = review;
  const publish = () =>
    record.act(() => publishReview(id, version), { title: t('reviews.published') });
  return (
    <div className="mt-5 space-y-4 border-t border-limestone-200 pt-4">
      <p className="text-sm text-stone">{t('reviews.stars_decide_nothing')}</p>
      <div className="flex flex-wrap gap-2">
        {status !== 'published' && (
          <Button
            look="primary"
            label={t('reviews.publish')}
            disabled={record.isBusy}
            onClick={() => void publish()}
          />
        )}
        {status !== 'refused' && !isRefusing && (
          <Button
            className="px-4 text-danger"
            label={status === 'published' ? t('reviews.take_down') : t('reviews.refuse')}
            onClick={() => setRefusing(true)}
          />
        )}
      </div>
      {isRefusing && <Refusal review={review} record={record} onClose={() => setRefusing(false)} />}
    </div>
  );
}
