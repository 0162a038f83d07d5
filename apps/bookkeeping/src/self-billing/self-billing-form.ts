import { selfBillingLimits, type RecordSelfBilling } from '@jahrring/contracts-bookkeeping';
import {
  id,
  localDate,
  money,
  optionalText,
  requiredText,
  vatKeys,
  vatRate,
} from '@jahrring/contracts-common';
import type { Country } from '@jahrring/contracts-common';
import { z } from 'zod';
import { splitGross } from '../creditor-form/bill-form';

/** A customer's document as it is typed in: amounts with VAT, as they stand on paper. */
export const selfBillingForm = z.object({
  addressId: id,
  number: requiredText(selfBillingLimits.number),
  title: optionalText(selfBillingLimits.title),
  documentDate: localDate,
  dueDate: localDate,
  parts: z
    .array(
      z.object({
        account: z.string().min(1),
        vatKey: z.enum(vatKeys).exclude(['reverse']),
        gross: money,
        costCentre: optionalText(selfBillingLimits.costCentre),
        projectId: id.nullish().or(z.literal('')),
      }),
    )
    .min(1),
});
export type SelfBillingForm = z.output<typeof selfBillingForm>;

/** Returns the values of a form as they are sent; the rates are those of the document's day. */
export function toSelfBilling(
  { parts, ...document }: SelfBillingForm,
  { id: documentId, country }: { id: string; country: Country },
): RecordSelfBilling {
  return {
    ...document,
    id: documentId,
    parts: parts.map(({ account, vatKey, gross, costCentre, projectId }) => {
      const rate = vatRate(country, vatKey, document.documentDate);
      return { account, costCentre, projectId: projectId || null, vatKey, rate, ...splitGross(gross, rate) };
    }),
  };
}
