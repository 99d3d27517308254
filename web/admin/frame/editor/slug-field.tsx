import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { slugOf } from '#contract/texts/slug.ts';
import { TextButton } from '../button.tsx';
import { TextField } from '../fields/fields.tsx';
import type { Editor } from './use-editor.ts';

/** Follows the name of a new row until the slug is edited; a saved row's slug stays, because links use it. */
export function SlugField<T extends { slug: string }>({
  editor,
  name,
  prefix,
}: {
  editor: Editor<T>;
  name: string;
  prefix: string;
}) {
  const { t } = useTranslation('admin-area');
  const { row, values, set } = editor;
  const followed = useRef(name);
  useEffect(() => {
    const isFollowing = row === undefined && values.slug === slugOf(followed.current);
    followed.current = name;
    if (isFollowing && values.slug !== slugOf(name)) set({ slug: slugOf(name) } as Partial<T>);
  }, [name, row, values.slug, set]);
  return (
    <TextField
      label={t('field.slug')}
      hint={`${prefix}${values.slug}`}
      error={editor.errors.slug && values.slug === '' ? 'required' : editor.errors.slug}
      aside={
        values.slug !== slugOf(name) && (
          <TextButton
            className="py-0.5 text-sm"
            label={t('field.slug_from_name')}
            onClick={() => set({ slug: slugOf(name) } as Partial<T>)}
          />
        )
      }
      value={values.slug}
      spellCheck={false}
      onChange={(slug) => set({ slug } as Partial<T>)}
    />
  );
}
