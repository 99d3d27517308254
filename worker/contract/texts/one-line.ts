/** Between two paragraphs of which the first ends without punctuation and the second begins a sentence. */
const NO_STOP = /([^\s.!?…:;»”"')\]])[^\S\n]*\n\s*\n\s*(?=[\p{Lu}\p{N}¿¡«“"])/gu;

/** Several paragraphs as one line; a paragraph without final punctuation gets a full stop. */
export const oneLine = (text: string): string =>
  text.trim().replace(NO_STOP, '$1. ').replace(/\s+/g, ' ');
