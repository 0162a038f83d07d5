import type { RepricePreview } from '@jahrring/contracts-time';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Stack, Text } from '@jahrring/ui';

/** Shows the number of entries that a re-pricing would change, and their sum before and after. */
export function RepriceResult({ preview }: { preview: RepricePreview }) {
  const t = useT('time');
  const format = useFormat();
  const { licence } = useBoot();
  const { count, locked, before, after } = preview;
  const money = (amount: string) => format.money(amount, licence.currency);
  return (
    <Stack gap={1}>
      <Text>
        {count > 0
          ? t('rates.touched', { count, before: money(before), after: money(after) })
          : t('rates.untouched')}
      </Text>
      {locked > 0 ? <Text>{t('rates.lockedStay', { count: locked })}</Text> : null}
    </Stack>
  );
}
