import { useTranslation } from 'react-i18next';
import { serverDate } from '#base/clock/server-clock.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { type TranslationState, translationState } from '#contract/languages/translation-state.ts';
import { formatDate, formatInstant } from '../behaviour/dates.ts';
import type { AdminPath } from '../behaviour/paths.ts';
import { TextButton, TextLink } from '../button.tsx';
import { StateBadge } from '../state-badge.tsx';
import type { StateLabel } from '../state-labels.ts';
import { Column, SplitColumn } from './list-table.tsx';

type RowActionsProps = {
  name: string;
  isTrash: boolean;
  editPath: AdminPath;
  onDuplicate: (() => void) | undefined;
  onDelete: () => void;
  onRestore: () => void;
};

const ACTION = 'inline-flex min-h-11 items-center px-2 text-sm md:min-h-8';

/** The column of «Edit» and «Delete», or «Restore» in the trash. */
export function RowActions({
  name,
  isTrash,
  editPath,
  onDuplicate,
  onDelete,
  onRestore,
}: RowActionsProps) {
  const { t } = useTranslation('admin-area');
  return (
    <SplitColumn
      head={
        <th scope="col" className="px-2 py-3 text-left font-semibold">
          <span className="sr-only">{t('list.actions')}</span>
        </th>
      }
      cell={
        <td className="py-3 pr-3 pl-2 text-right md:sticky md:right-0 md:bg-white md:group-hover/row:bg-limestone-50 max-md:block print:hidden min-[88rem]:whitespace-nowrap max-md:-ml-2 max-md:px-0 max-md:pb-0 max-md:text-left">
          {isTrash ? (
            <TextButton
              className={ACTION}
              label={t('list.restore')}
              of={name}
              onClick={onRestore}
            />
          ) : (
            <>
              <TextLink to={editPath} className={ACTION} label={t('list.edit')} of={name} />
              {onDuplicate && (
                <TextButton
                  className={ACTION}
                  label={t('list.duplicate')}
                  of={name}
                  onClick={onDuplicate}
                />
              )}
              <TextButton
                isDanger
                className={ACTION}
                label={t('list.delete')}
                of={name}
                onClick={onDelete}
              />
            </>
          )}
        </td>
      }
    />
  );
}

type NameCellProps = {
  image?: string | null;
  name: string;
  note?: string;
  /** The name is a code that guests type. */
  isCode?: boolean;
};

/** Picture and name: the first column of a list. */
export function NameCell({ image, name, note, isCode = false }: NameCellProps) {
  return (
    <div className={`flex min-w-0 items-center gap-3 max-md:pr-10 ${image ? 'md:min-w-50' : ''}`}>
      {image && (
        <img
          src={pictureUrl(image, { width: 160 })}
          alt=""
          loading="lazy"
          className="h-12 w-16 shrink-0 rounded-lg bg-limestone-200 object-cover"
        />
      )}
      <div className="min-w-0">
        <p
          translate={isCode ? 'no' : undefined}
          className={`font-semibold md:break-words text-deep-900 ${isCode ? 'font-mono' : ''}`}
        >
          {name}
        </p>
        {note && <p className="text-sm md:break-words text-stone">{note}</p>}
      </div>
    </div>
  );
}

/** Publication state: draft, published, or scheduled. */
export function PublicationBadge({
  status,
  publishAt,
}: {
  status: 'draft' | 'published';
  publishAt?: string | null;
}) {
  const isScheduled = status === 'published' && publishAt && publishAt > serverDate().toISOString();
  if (isScheduled)
    return <StateBadge state={{ label: 'list.state_one_scheduled', tone: 'open' }} />;
  return (
    <StateBadge
      state={
        status === 'draft'
          ? { label: 'list.state_one_draft', tone: 'over' }
          : { label: 'list.state_one_published', tone: 'good' }
      }
    />
  );
}

const DOTS: Record<TranslationState, string> = {
  reviewed: 'bg-sea-700 text-white',
  outdated: 'bg-sun text-ink',
  draft: 'bg-limestone-300 text-ink',
  missing: 'border border-dashed border-stone text-stone',
};
const WORST: TranslationState[] = ['missing', 'draft', 'outdated', 'reviewed'];

type LanguageDotsProps = {
  row: Parameters<typeof translationState>[0];
  fields: readonly string[];
  /** States of a field too large for the list's rows. */
  more?: Partial<Record<Language, TranslationState>>;
};

/** Languages a row is available in, by the least complete of the given fields. */
export function LanguageDots({ row, fields, more = {} }: LanguageDotsProps) {
  const { t } = useTranslation('admin-area');
  const stateIn = (language: Language) =>
    WORST.find(
      (state) =>
        more[language] === state ||
        fields.some((field) => translationState(row, field, language) === state),
    ) ?? 'reviewed';
  return (
    <ul className="flex gap-1">
      {LANGUAGES.map((language) => (
        <li
          key={language}
          title={`${LANGUAGE_LABELS[language]}: ${t(`translate.${stateIn(language)}`)}`}
          className={`rounded-md px-1.5 text-xs leading-5 font-semibold uppercase ${DOTS[stateIn(language)]}`}
        >
          {language}
          <span className="sr-only">: {t(`translate.${stateIn(language)}`)}</span>
        </li>
      ))}
    </ul>
  );
}

type PublicationProps = Parameters<typeof PublicationBadge>[0];

export function StateColumn({ state }: { state: StateLabel }) {
  const { t } = useTranslation('admin-area');
  return (
    <Column title={t('field.status')}>
      <StateBadge state={state} />
    </Column>
  );
}

export function PublicationColumn(props: PublicationProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Column title={t('field.status')}>
      <PublicationBadge {...props} />
    </Column>
  );
}

export function LanguagesColumn(props: LanguageDotsProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Column title={t('field.languages')}>
      <LanguageDots {...props} />
    </Column>
  );
}

/** Position of a row in the order. */
export function SortOrderColumn({ order }: { order: number }) {
  const { t } = useTranslation('admin-area');
  return (
    <Column title={t('field.order')} sort="order" isDefault>
      <p className="max-md:text-sm max-md:text-stone">
        <span aria-hidden="true" className="md:hidden">
          {t('field.order')}:{' '}
        </span>
        {order}
      </p>
    </Column>
  );
}

/** Time of the last change; the exact time is in the tooltip. */
export function UpdatedColumn({ at }: { at: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <Column title={t('field.updated')} sort="updated">
      <p className="text-sm whitespace-nowrap text-stone">
        {/* Phones have no column headers. */}
        <span aria-hidden="true" className="md:hidden">
          {t('field.updated')}:{' '}
        </span>
        <time dateTime={at} title={formatInstant(at, language)}>
          {formatDate(at, language)}
        </time>
      </p>
    </Column>
  );
}
