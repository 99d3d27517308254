/** A locale file for the compiler. English types the keys; each text of a file that it reads is a type of its own. */
declare const strings: Record<string, string>;
export default strings;
