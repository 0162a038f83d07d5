/** Data of a code on the device: `GET /api/inventory/qr-codes/known`, the inventory's public list. */
export interface KnownQrCode {
  id: string;
  /** Printed below the code. */
  number: number;
  title: string;
  projectId: string | null;
  objectId: string | null;
  /** A machine or vehicle; missing in what a device has kept of before it was told. */
  isMachine?: boolean;
  /** Position of the code, WGS 84 degrees. */
  latitude: number | null;
  longitude: number | null;
}

/** Every code of the product begins so. */
const qrPrefix = 'jahrring:';

/** The code a picture said; null where it is none of this licence. */
export function codeInText(codes: readonly KnownQrCode[], text: string): KnownQrCode | null {
  const read = text.trim().toLowerCase();
  if (!read.startsWith(qrPrefix)) return null;
  return codes.find(({ id }) => id === read.slice(qrPrefix.length)) ?? null;
}

/** The page that a label of a record leads to; null where the text is no address of this installation. */
export function pageInText(text: string, origin: string): string | null {
  const read = text.trim();
  if (!URL.canParse(read)) return null;
  const { origin: host, pathname, search } = new URL(read);
  return host === origin ? `${pathname}${search}` : null;
}

/** The code with the number somebody typed. */
export function codeByNumber(codes: readonly KnownQrCode[], typed: string): KnownQrCode | null {
  const number = Number(typed.trim());
  return codes.find((code) => code.number === number) ?? null;
}
