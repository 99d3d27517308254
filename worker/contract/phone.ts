/** `+34971000000` in groups, as it is read aloud: `+34 971 000 000`. Other countries' numbers stay as they are. */
export const formatPhone = (phone: string) => phone.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
