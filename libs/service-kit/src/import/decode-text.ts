import { isUtf8 } from 'node:buffer';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'windows-1252';

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/** No text has them; tabs and line ends apart. */
const controlSign = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Office, PDF and image files begin with bytes that no CSV file has; text has no control characters. */
function isBinary(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return true;
  return bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
}

/**
 * Reads a text file by what its bytes are, whatever its name says: UTF-8 with or without BOM, UTF-16 as Excel's
 * "Unicode text" has it, and Windows-1252 for all that is not valid UTF-8. Returns null for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  if (startsWith(bytes, 0xff, 0xfe)) {
    const text = new TextDecoder('utf-16le').decode(bytes);
    return controlSign.test(text) ? null : { text, encoding: 'utf-16le' };
  }
  if (isBinary(bytes)) return null;
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
