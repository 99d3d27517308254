export const NAME_LENGTH = 80;
