/** For a guest's number as typed, possibly with a comment. */
export const PHONE_LENGTH = 80;

/** Enough digits for a phone number, with separators only. Expects tidied text. */
export const isPhoneLike = (phone: string) => /^\+?(?:[\s().\-/]*\d){6,15}[\s().\-/]*$/.test(phone);

/** `+34971000000` in groups: `+34 971 000 000`. Numbers of other countries stay unchanged. */
export const formatPhone = (phone: string) =>
  phone.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
