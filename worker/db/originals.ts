/** Where the bucket keeps pictures as they were uploaded; variants and others stand beside. */
export const ORIGINALS = 'originals/';
