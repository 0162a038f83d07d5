import type { EInvoiceProfile } from '@jahrring/contracts-documents/e-invoice';

/** BT-24: the rules the invoice keeps. */
const guidelines: Readonly<Record<EInvoiceProfile, string>> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};

/** BT-23: billing as Peppol knows it, which XRechnung asks for. */
const BILLING_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

export function guidelineId(profile: EInvoiceProfile): string {
  return guidelines[profile];
}

export function processId(profile: EInvoiceProfile): string | null {
  return profile === 'xrechnung' ? BILLING_PROCESS : null;
}
