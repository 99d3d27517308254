/** Folder of the uploaded images in the bucket; variants and others are stored beside it. */
export const ORIGINALS = 'originals/';
