import { localDateAt } from '@jahrring/contracts-common';
import { inForceOn, type ObjectDraft } from '@jahrring/contracts-inventory';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Card } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { Timeline } from '../timeline';

interface Step {
  /** Null: from the beginning. */
  validFrom: string | null;
  price: string;
  now: boolean;
}

const isPrice = (price: string) => /^\d+(\.\d+)?$/.test(price);

/** First the price from the beginning, then the dated ones; what is not typed in full yet is left out. */
function toSteps(
  price: string,
  dated: readonly { validFrom: string; price: string }[],
  today: string,
): Step[] {
  const complete = dated
    .filter((one) => one.validFrom && isPrice(one.price))
    .sort((one, other) => one.validFrom.localeCompare(other.validFrom));
  const current = inForceOn(complete, today);
  const first = isPrice(price) ? [{ validFrom: null, price, now: current === undefined }] : [];
  return [...first, ...complete.map((one) => ({ ...one, now: one === current }))];
}

/**
 * Timeline of the object's prices. Follows the form, and is placed below its buttons, so that nothing shifts under the
 * pointer when it grows.
 */
export function PriceTimeline() {
  const t = useT('inventory');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const [price, unit, dated] = useWatch<ObjectDraft, ['price', 'unit', 'datedPrices']>({
    name: ['price', 'unit', 'datedPrices'],
  });
  const steps = toSteps(price, dated ?? [], localDateAt(Date.now(), format.timeZone));
  if (steps.length < 2) return null;
  const text = (amount: string) =>
    t('object.price.per', { price: format.money(amount, currency), unit: t(`unit.${unit}`) });
  return (
    <Card title={t('object.price.history')}>
      <Timeline steps={steps.map((step) => ({ ...step, text: text(step.price) }))} />
    </Card>
  );
}
