import type { SaleKind } from '#contract/sales/reading.ts';

const CANCELLED =
  /\b(?:cancel\w*|stornier\w*|storno\w*|abgesagt|absagen|anulad\w*|anulaci\w*|anular|anul-?lad\w*|anullat\w*|anullad\w*|anullaci\w*|anullam)/;
const CHANGED =
  /\b(?:amend(?:ed|ment)|modified|modification|rescheduled|booking (?:has been )?(?:changed|updated)|change to (?:your|the) booking|updated booking|geandert|anderung|umbuchung|umgebucht|verschoben|modificad[ao]s?|modificacion|modificacio|modificat|cambio de|cambiad[ao]|canvi de|canviat|canviada)\b/;
const SOLD =
  /\b(?:new booking|booking confirm(?:ed|ation)|has (?:just )?booked|you have (?:a|received a) (?:new )?(?:booking|reservation)|nueva reserva|reserva confirmada|nova reserva|reserva nova|neue (?:buchung|reservierung)|buchungsbestatigung|bitte (?:buchen|eintragen|reservieren)|please (?:book|reserve|add)|por favor (?:reserva|reservar|apunta)|apunta(?:me|r)?|apuntau|anota(?:me)?|resérvame|reservame|reservau)\b/;

/** «Podem canviar la sortida …?»: of a booking that there is. What may be changed by a mail's small print has no «we» or «I» asking. */
const ASKED_TO_CHANGE =
  /\b(?:(?:pod(?:em|riem|ria)|vol(?:em|driem|dria)|necessitam?|podemos|podriamos|puedo|podria|queremos|querriamos|quisieramos|quiero|necesit(?:amos|o)) (?:canviar|cambiar|moure|mover|passar|pasar|ajornar|aplazar)|(?:can|could|may) (?:we|i) (?:please )?(?:change|move|reschedule|postpone)|(?:we|i)(?:'d| would) like to (?:change|move|reschedule|postpone)|(?:konnen|konnten|kann|konnte|mochten|mochte|wollen|wurden) (?:wir|ich)\b[^?!\n]{0,80}\b(?:umbuchen|verschieben|verlegen))\b/;

/** What a folded text is about; a question unless it says otherwise. `subject` says it first. */
export function readKind(folded: string, subject = ''): SaleKind {
  for (const text of [subject, folded]) {
    if (CANCELLED.test(text) && !isAboutTerms(text)) return 'cancelled';
    if (CHANGED.test(text) || ASKED_TO_CHANGE.test(text)) return 'changed';
    if (SOLD.test(text)) return 'new';
  }
  return 'question';
}

/** «Free cancellation until», «¿se puede cancelar?»: a question, or small print. */
const isAboutTerms = (text: string): boolean => {
  const without = text.replace(
    /(?:free|kostenlose?|gratis|gratuita?|freie) (?:cancel\w*|stornier\w*|storno\w*|cancel\w*)|(?:cancel\w*|stornier\w*|anulaci\w*) (?:free|policy|gratuita|gratis|kostenlos|bedingungen|is free|is possible|moglich)|(?:puede|podemos|can (?:we|i)|konnen wir|kann man|es pot|podem|if we|si) (?:\w+ ){0,4}(?:cancel\w*|stornier\w*|anul\w*)|(?:politica|condiciones|condicions|policy) (?:de |of )?(?:cancel\w*|anul\w*)|cancellation policy/g,
    ' ',
  );
  return !CANCELLED.test(without);
};

/** Whether a text has a word of a cancellation or of a change, small print included: then it is not booked as new without a person looking. */
export const mayUndo = (folded: string): boolean =>
  (CANCELLED.test(folded) && !isAboutTerms(folded)) || CHANGED.test(folded);
