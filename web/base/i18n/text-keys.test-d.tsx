import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

// `tsc` checks this file: it fails if one of the lines after «expect-error» compiles.

export function TextKeys({ label }: { label: TFunction<'home'> }) {
  const { t } = useTranslation('admin-area');
  const common = useTranslation().t;
  return [
    t('list.new'),
    t('list.selected', { count: 2 }),
    t('paging.page', { ns: 'common', number: 1 }),
    common('paging.page', { number: 1 }),
    // @ts-expect-error: a key that no file has.
    t('list.newest'),
    // @ts-expect-error: a key of another file.
    t('paging.page', { number: 1 }),
    // @ts-expect-error: a key of another file, with that file's name.
    t('list.new', { ns: 'common' }),
    // @ts-expect-error: a key of another file.
    common('list.new'),
    // @ts-expect-error: a key of another file.
    label('list.new'),
  ];
}
