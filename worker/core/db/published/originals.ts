/** Folder of the uploaded images in the bucket; variants and others are stored next to it. */
export const ORIGINALS = 'originals/';
