import type { ContractCost } from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Section, Stack, Text } from '@jahrring/ui';
import { useUnits } from '../use-units';

/** Shows the costs of insurance and leasing, which the inventory keeps, so that nobody enters them twice. */
export function ContractCosts({ contracts }: { contracts: readonly ContractCost[] }) {
  const t = useT('machine-control');
  const format = useFormat();
  const { money } = useUnits();
  const span = ({ from, until }: ContractCost) =>
    [
      from && t('costs.contract.from', { date: format.date(from) }),
      until && t('costs.contract.until', { date: format.date(until) }),
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <Section title={t('costs.contract.title')} description={t('costs.contract.hint')}>
      <Stack gap={1}>
        {contracts.map((contract, index) => (
          <Text key={index}>
            {[t(`costs.contract.${contract.kind}`, { amount: money(contract.amount) }), span(contract)]
              .filter(Boolean)
              .join(', ')}
          </Text>
        ))}
        {contracts.length === 0 ? <Text tone="muted">{t('costs.contract.none')}</Text> : null}
      </Stack>
    </Section>
  );
}
