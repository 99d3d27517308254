/** Of a guest's number as it is typed, with a word beside it perhaps. */
export const PHONE_LENGTH = 80;

/** Figures enough for a phone number, and nothing but what is written between them. Tidied before. */
export const isPhoneLike = (phone: string) => /^\+?(?:[\s().\-/]*\d){6,15}[\s().\-/]*$/.test(phone);

/** `+34971000000` in groups, as it is read aloud: `+34 971 000 000`. Other countries' numbers stay as they are. */
export const formatPhone = (phone: string) => phone.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
