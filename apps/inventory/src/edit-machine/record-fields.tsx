import { holdsWords } from '@jahrring/contracts-common';
import { machineStates, type MachineDraft } from '@jahrring/contracts-inventory';
import { useBoot, useT } from '@jahrring/tool-kit';
import { Columns, Section, Stack } from '@jahrring/ui';
import { DateField, EntityPicker, MoneyField, SelectField, TextField, useWatch } from '@jahrring/ui/form';
import { useMemo } from 'react';
import { useEmployees } from '../objects.api';
import { DatedCosts } from './dated-costs';

const shownYears = 50;

/** Fields for what it is, its place and state, and the person responsible for it. */
export function RecordFields() {
  const t = useT('inventory');
  const years = useBuildYears();
  return (
    <Section title={t('section.record')}>
      <Stack>
        <Columns>
          <TextField name="make" label={t('field.make')} />
          <TextField name="model" label={t('field.model')} />
        </Columns>
        <Columns>
          <SelectField
            name="buildYear"
            label={t('field.buildYear')}
            valueAs="number"
            clearable
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
          />
          <TextField name="serialNumber" label={t('field.serialNumber')} />
        </Columns>
        <Columns>
          <TextField name="plate" label={t('field.plate')} />
          <SelectField
            name="machineState"
            label={t('field.machineState')}
            clearable
            options={machineStates.map((value) => ({ value, label: t(`machineState.${value}`) }))}
          />
        </Columns>
        <TextField name="place" label={t('field.place')} />
        <KeeperFields />
      </Stack>
    </Section>
  );
}

/** The last fifty years, and an older one that is chosen already. */
function useBuildYears(): number[] {
  const chosen = useWatch<MachineDraft, 'buildYear'>({ name: 'buildYear' });
  const newest = new Date().getFullYear() + 1;
  const years = Array.from({ length: shownYears }, (_year, back) => newest - back);
  return chosen && !years.includes(chosen) ? [...years, chosen] : years;
}

function KeeperFields() {
  const t = useT('inventory');
  const { data } = useEmployees();
  const people = useMemo(
    () => (data?.items ?? []).map(({ id, name, active }) => ({ id, label: name, active })),
    [data],
  );
  const search = (text: string) => {
    const fits = holdsWords(text);
    const found = people.filter(({ label, active }) => active && fits(label));
    return Promise.resolve(found.map(({ id, label }) => ({ id, label })));
  };
  return (
    <Columns>
      <EntityPicker
        name="responsibleId"
        label={t('field.responsibleId')}
        description={t('hint.responsible')}
        onSearch={search}
        selected={people}
        clearable
      />
      <EntityPicker
        name="driverId"
        label={t('field.driverId')}
        onSearch={search}
        selected={people}
        clearable
      />
    </Columns>
  );
}

/** Insurance, leasing and warranty, with the days they end. */
export function InsuranceFields() {
  const t = useT('inventory');
  const { currency } = useBoot().licence;
  return (
    <Section title={t('section.insurance')} description={t('hint.contractCosts')}>
      <Stack>
        <Columns>
          <TextField name="insurer" label={t('field.insurer')} />
          <TextField name="policyNumber" label={t('field.policyNumber')} />
        </Columns>
        <Columns>
          <DateField name="insuredFrom" label={t('field.insuredFrom')} />
          <DateField name="insuredUntil" label={t('field.insuredUntil')} />
        </Columns>
        <MoneyField name="insurancePerYear" label={t('field.insurancePerYear')} currency={currency} />
        <DatedCosts kind="insurance" />
        <TextField name="lessor" label={t('field.lessor')} />
        <Columns>
          <DateField name="leasedFrom" label={t('field.leasedFrom')} />
          <DateField name="leasedUntil" label={t('field.leasedUntil')} />
        </Columns>
        <MoneyField name="leasePerMonth" label={t('field.leasePerMonth')} currency={currency} />
        <DatedCosts kind="lease" />
        <DateField name="warrantyUntil" label={t('field.warrantyUntil')} />
      </Stack>
    </Section>
  );
}
