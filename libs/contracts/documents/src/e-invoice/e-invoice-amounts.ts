/**
 * S any rate above 0, Z zero rated, E exempt, AE reverse charge; others write too: K supply within the Union, G export,
 * O outside the scope of VAT, L and M of the Canary Islands and of Ceuta and Melilla.
 */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M';

/** The VAT of a line, an allowance or a group; the rate in percent. */
export interface VatOf {
  category: VatCategory;
  rate: string;
}

/** Of a line, whose VAT it shares, or with a VAT of its own of the whole document. */
export interface AllowanceCharge {
  vat: VatOf | null;
  isCharge: boolean;
  amount: string;
  base: string | null;
  percent: string | null;
  reason: string;
}

export interface EInvoiceLine extends VatOf {
  /** BT-126 */
  id: string;
  /** BT-153 */
  name: string;
  /** BT-154 */
  description: string | null;
  /** BT-129 */
  quantity: string;
  /** BT-130: UN/ECE Recommendation 20. */
  unitCode: string;
  /** BT-146: never negative; the quantity carries the sign. */
  price: string;
  /** BG-27 and BG-28 */
  allowances: readonly AllowanceCharge[];
  /** BT-131 */
  net: string;
}

export interface VatBreakdown extends VatOf {
  /** BT-116 */
  base: string;
  /** BT-117 */
  vat: string;
  /** BT-120 */
  reason: string | null;
  /** BT-121: of the list VATEX. */
  reasonCode: string | null;
}

export interface EInvoiceTotals {
  /** BT-106 */
  lines: string;
  /** BT-107 */
  allowances: string;
  /** BT-108 */
  charges: string;
  /** BT-109 */
  net: string;
  /** BT-110 */
  vat: string;
  /** BT-112 */
  gross: string;
  /** BT-113 */
  prepaid: string;
  /** BT-114 */
  rounding: string;
  /** BT-115 */
  payable: string;
}
