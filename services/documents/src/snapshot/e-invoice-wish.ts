import type { EInvoiceKind } from '@jahrring/contracts-documents';

export type { EInvoiceKind };

/** Electronic invoice requested by the recipient of a bill, as in their address when the bill was issued. */
export interface EInvoiceWish {
  kind: EInvoiceKind;
  /** BT-10: Leitweg-ID or another sign of the recipient. */
  buyerReference: string | null;
  /** BT-49 with its scheme of the list EAS; null: their e-mail address. */
  electronicAddress: string | null;
  electronicScheme: string | null;
  /** Whom to ask at the recipient's. */
  contactName: string | null;
}

const kinds: readonly string[] = ['facturx', 'xrechnung_cii', 'xrechnung_ubl'] satisfies EInvoiceKind[];

function isKind(kind: string | null): kind is EInvoiceKind {
  return kind !== null && kinds.includes(kind);
}

/** The wish of an address; null where it wants no electronic invoice. */
export function toWish({
  eInvoice: kind,
  buyerReference,
  electronicAddress,
  electronicScheme,
  contactName,
}: Omit<EInvoiceWish, 'kind'> & { eInvoice: string | null }): EInvoiceWish | null {
  if (!isKind(kind)) return null;
  return { kind, buyerReference, electronicAddress, electronicScheme, contactName };
}
