import type { Country, VatKey } from '@jahrring/contracts-common';
import type { VatCategory } from '@jahrring/contracts-documents/e-invoice';

/** The norm's category of a VAT key. */
export function vatCategory(key: VatKey | null): VatCategory {
  if (key === 'reverse') return 'AE';
  if (key === 'exempt') return 'E';
  return key === 'zero' ? 'Z' : 'S';
}

/** The law that exempts, in the words of its country. */
const exemptions: Readonly<Record<Country, string>> = {
  CH: 'Von der Mehrwertsteuer ausgenommen (Art. 21 MWSTG)',
  LI: 'Von der Mehrwertsteuer ausgenommen (Art. 21 MWSTG)',
  DE: 'Umsatzsteuerfrei nach § 4 UStG',
  AT: 'Umsatzsteuerfrei nach § 6 UStG',
  FR: 'Exonération de TVA, article 261 du CGI',
  IT: 'Operazione esente, art. 10 DPR 633/72',
};

/** Returns the reason why no VAT is charged: text (BT-120) and code (BT-121); none if there is a rate, even 0. */
export function exemptionOf(
  category: VatCategory,
  country: Country,
): { reason: string | null; reasonCode: string | null } {
  if (category === 'E') return { reason: exemptions[country], reasonCode: null };
  if (category === 'AE') return { reason: 'Reverse charge', reasonCode: 'VATEX-EU-AE' };
  return { reason: null, reasonCode: null };
}
