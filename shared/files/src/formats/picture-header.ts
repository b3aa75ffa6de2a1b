/** What is read of a picture without decoding it. */
export interface PictureHeader {
  /** Pixels, as the picture is shown: turned by its orientation. */
  width: number;
  height: number;
  hasLocation: boolean;
  /** It is stored lying on its side. */
  isTurned: boolean;
  /** It has several frames. */
  isMoving: boolean;
  /** The file has its end. */
  isWhole: boolean;
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes as Latin letters. */
export const lettersAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** XMP is text; a place in it is an attribute or an element of this name. */
export const hasPlaceInXmp = (xmp: Uint8Array): boolean =>
  /exif:GPSL(atitude|ongitude)/.test(new TextDecoder('latin1').decode(xmp));
