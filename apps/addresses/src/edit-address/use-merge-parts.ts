import type { AddressDraft } from '@jahrring/contracts-addresses';
import { useT, type Translate } from '@jahrring/tool-kit';
import type { MergePart } from '@jahrring/tool-kit/form';
import { addressFields } from '../address-fields';

/** Fields that hold a code; what it stands for is said in the reader's language. */
const codedFields: ReadonlySet<string> = new Set([
  'kind',
  'salutation',
  'country',
  'language',
  'eInvoice',
  'electronicScheme',
]);

/** The fields of an address, each chosen on its own where two people changed it. */
export function useMergeParts(): () => MergePart<AddressDraft>[] {
  const t = useT('addresses');
  const show = (field: string, value: string) => (codedFields.has(field) ? t(`${field}.${value}`) : value);
  return () =>
    addressFields.map((field) => ({
      fields: [field],
      label: t(`field.${field}`),
      show: ({ [field]: value }) =>
        typeof value === 'object' && value ? termText(t, value) : value ? show(field, value) : '',
    }));
}

/** `30 Tage, 2 % in 10 Tagen`: days to pay, then each cash discount. */
function termText(
  t: Translate,
  { days, cashDiscounts = [] }: NonNullable<AddressDraft['paymentTerm']>,
): string {
  const steps = cashDiscounts.map((step) => t('termStep', { percent: step.percent, count: step.days }));
  return [t('termDaysOf', { count: days }), ...steps].join(', ');
}
