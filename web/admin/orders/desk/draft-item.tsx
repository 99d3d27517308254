import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/frame/button.tsx';
import { Failure } from '#admin/frame/markdown/markup.tsx';
import { KIND_LABELS } from '#admin/frame/orders/item-states.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { DraftItem } from './draft-items.ts';

type DraftItemFrameProps = {
  item: DraftItem;
  number: number;
  cents: number | undefined;
  /** Why this item was refused. */
  failure: string | undefined;
  /** Absent while it is the only one. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

/** One item of the order that is being made: what it is, its price, and why it was refused. */
export function DraftItemFrame(props: DraftItemFrameProps) {
  const { item, number, cents, failure, onRemove, children } = props;
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const title = t('new_order.item', { number, kind: t(KIND_LABELS[item.kind]) });
  return (
    <section
      aria-label={title}
      className={`rounded-card bg-white p-5 shadow-card sm:p-6 ${failure ? 'border-l-8 border-danger' : ''}`}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{title}</h2>
        <p className="flex items-baseline gap-x-4">
          {cents !== undefined && (
            <span className="font-semibold tabular-nums">
              {formatCents(cents, 'EUR', language)}
            </span>
          )}
          {onRemove && (
            <TextButton
              isDanger
              className="min-h-11"
              label={t('new_order.remove')}
              of={title}
              onClick={onRemove}
            />
          )}
        </p>
      </div>
      <div className="space-y-5">
        {failure && <Failure text={failure} />}
        {children}
      </div>
    </section>
  );
}
