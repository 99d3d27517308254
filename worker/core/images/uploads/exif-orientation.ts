const SCAN = 0xda;
const APP1 = 0xe1;
const EXIF = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** The orientation in a TIFF block, 1 to 8; 1 when it contains none. */
function orientationIn(tiff: DataView): number {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  for (let entry = 0; entry < tiff.getUint16(directory, isLittle); entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (tiff.getUint16(at, isLittle) === ORIENTATION_TAG) return tiff.getUint16(at + 8, isLittle);
  }
  return 1;
}

/**
 * Reads the EXIF orientation of a JPEG, 1 to 8, and blanks the EXIF block in place. The platform's Images binding rotates by the block and
 * preserves its copyright tag, the local binding does neither: without the block both behave the same, and the caller rotates the image.
 */
export function takeOrientation(jpeg: Uint8Array): number {
  const file = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let orientation = 1;
  try {
    for (
      let at = 2;
      file.getUint8(at) === 0xff && file.getUint8(at + 1) !== SCAN;
      at += 2 + file.getUint16(at + 2)
    ) {
      const signature = jpeg.subarray(at + 4, at + 4 + EXIF.length);
      if (file.getUint8(at + 1) !== APP1 || String.fromCharCode(...signature) !== EXIF) continue;
      signature.fill(0);
      orientation = orientationIn(
        new DataView(
          file.buffer,
          file.byteOffset + at + 4 + EXIF.length,
          file.getUint16(at + 2) - 8,
        ),
      );
    }
  } catch {
    // A damaged block contains no orientation.
  }
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}
