import type { TextEditor } from '#admin/frame/editor/translated-field.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import type { TripPlanInput } from '#contract/bookings/plans.ts';

export type PlanEditor = Editor<TripPlanInput>;
type ListField = 'units' | 'extras' | 'questions' | 'pickups';

/** An editor for the texts of one entry of a list. */
export function listPart<F extends ListField>(
  editor: PlanEditor,
  field: F,
  at: number,
): TextEditor<TripPlanInput[F][number]> {
  const prefix = `${field}.${at}.`;
  return {
    values: editor.values[field][at] as TripPlanInput[F][number],
    errors: Object.fromEntries(
      Object.entries(editor.errors).flatMap(([path, code]) =>
        path.startsWith(prefix) ? [[path.slice(prefix.length), code]] : [],
      ),
    ),
    setAt: (path, value) => editor.setAt([field, String(at), ...path], value),
  };
}
