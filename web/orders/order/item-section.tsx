import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { ItemColumns, StateBox } from './item/item-card.tsx';
import { type ShownItem, stateText } from './item-state.ts';
import { useItemTitle } from './item-title.ts';
import { type ItemProps, isBooked, isItemOver } from './items.ts';

// Of one kind: not part of what the page starts with.
const TripItem = lazyPart(async () => (await import('./trip/trip-item.tsx')).TripItem, {
  fallback: <CardSkeletons />,
});
const TransferItem = lazyPart(
  async () => (await import('./transfer/transfer-item.tsx')).TransferItem,
  { fallback: <CardSkeletons /> },
);

const GiftItem = lazyPart(async () => (await import('./gift/gift-item.tsx')).GiftItem, {
  fallback: <CardSkeletons />,
});

type ItemViewProps = Omit<ItemProps<unknown>, 'item' | 'booking'> & { one: ShownItem };

/** An item, by the part of its kind. */
export function ItemView({ one, ...props }: ItemViewProps) {
  const { t } = useTranslation('order');
  const { item, details } = one;
  if (details && isBooked(item))
    return 'legs' in details ? (
      <TransferItem {...props} item={item} booking={details} />
    ) : (
      <TripItem {...props} item={item} booking={details} />
    );
  if (item.voucher)
    return (
      <GiftItem item={item} voucher={item.voucher} actions={props.actions} aside={props.aside} />
    );
  return (
    <ItemColumns
      reference={item.reference}
      main={
        <>
          <StateBox
            title={t(stateText(one))}
            text={`${t('booking.reference')} ${item.reference}`}
            isWarning={isItemOver(item)}
          />
          {props.actions}
        </>
      }
      side={props.aside}
    />
  );
}

/** Opens what a link on the page leads to; browsers open it by themselves where the link leads to a document. */
function useOpenAtLink() {
  const section = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1));
      if (target && section.current?.contains(target)) section.current.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return section;
}

/** An item of several under its day and name, which open and close it; on paper each is open. */
export function ItemSection({ one, isOpen, ...props }: ItemViewProps & { isOpen: boolean }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const titleOf = useItemTitle();
  const section = useOpenAtLink();
  const { reference, date, time } = one.item;
  return (
    <section
      aria-labelledby={`title-${reference}`}
      className="border-t border-limestone-300 pt-6 print:break-before-page"
    >
      <details
        ref={section}
        open={isOpen || undefined}
        className="group print:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <div className="min-w-0">
            {date && (
              <p className="font-semibold text-sea-800">
                {[formatDate(date, language), time].filter(Boolean).join(', ')}
              </p>
            )}
            <h2 id={`title-${reference}`} className="text-3xl text-pretty hyphens-auto">
              {titleOf(one)}
            </h2>
            <p className="text-stone group-open:hidden">{t(stateText(one))}</p>
          </div>
          <ChevronDownIcon className="size-6 shrink-0 text-sea-700 group-open:rotate-180" />
        </summary>
        <div id={reference} tabIndex={-1} className="scroll-mt-60 space-y-6 pt-6 outline-none">
          <ItemView one={one} {...props} />
        </div>
      </details>
    </section>
  );
}
