import type { ContractCost, MachineView } from '@jahrring/contracts-inventory';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { DescriptionList, Section } from '@jahrring/ui';
import { MachineStateBadge } from '../machine-state';

/** Facts from the record of a machine; unknown ones are left out. */
export function MachineFacts({ machine }: { machine: MachineView }) {
  const t = useT('inventory');
  const format = useFormat();
  const { licence } = useBoot();
  const day = (value: string | null) => (value ? format.date(value) : null);
  const money = (value: string | null) => (value ? format.money(value, licence.currency) : null);
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ') || null;
  const dated = (wanted: ContractCost) =>
    machine.datedCosts
      .filter(({ kind }) => kind === wanted)
      .sort((one, other) => one.validFrom.localeCompare(other.validFrom))
      .map(({ validFrom, amount }) => ({
        label: t(`contractCost.from.${wanted}`, { date: format.date(validFrom) }),
        value: money(amount),
      }));
  const facts = [
    { label: t('field.machineState'), value: <MachineStateBadge state={machine.machineState} /> },
    { label: t('field.model'), value: joined(machine.make, machine.model) },
    { label: t('field.buildYear'), value: machine.buildYear },
    { label: t('field.plate'), value: machine.plate },
    { label: t('field.serialNumber'), value: machine.serialNumber },
    { label: t('field.place'), value: machine.place },
    { label: t('field.responsibleId'), value: machine.responsibleName },
    { label: t('field.driverId'), value: machine.driverName },
    { label: t('field.insurer'), value: joined(machine.insurer, machine.policyNumber) },
    { label: t('field.insurancePerYear'), value: money(machine.insurancePerYear) },
    ...dated('insurance'),
    { label: t('field.insuredFrom'), value: day(machine.insuredFrom) },
    { label: t('field.insuredUntil'), value: day(machine.insuredUntil) },
    { label: t('field.lessor'), value: machine.lessor },
    { label: t('field.leasePerMonth'), value: money(machine.leasePerMonth) },
    ...dated('lease'),
    { label: t('field.leasedFrom'), value: day(machine.leasedFrom) },
    { label: t('field.leasedUntil'), value: day(machine.leasedUntil) },
    { label: t('field.warrantyUntil'), value: day(machine.warrantyUntil) },
  ];
  return (
    <Section title={t('section.record')}>
      <DescriptionList items={facts.filter(({ value }) => value !== null)} />
    </Section>
  );
}
