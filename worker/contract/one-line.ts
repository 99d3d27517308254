/** Between two paragraphs of which the first ends without a stop, though the second begins a sentence. */
const NO_STOP = /([^\s.!?…:;»”"')\]])[^\S\n]*\n\s*\n\s*(?=[\p{Lu}\p{N}¿¡«“"])/gu;

/** A text of several paragraphs on one line; one that ends without a stop gets one, so that the next does not run into it. */
export const oneLine = (text: string): string => text.trim().replace(NO_STOP, '$1. ').replace(/\s+/g, ' ');
