/** As many as one driver may take with a car's licence; from here on a group. */
export const CAR_SEATS = 8;
export const VIP_CODE = 'vip';
