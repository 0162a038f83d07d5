import { holdsWords } from '@jahrring/contracts-common';
import { hasPart, type ObjectDraft } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { searchCentres } from '@jahrring/tool-kit/record-search';
import { Columns, Section } from '@jahrring/ui';
import { EntityPicker, SelectField, useWatch, type EntityItem } from '@jahrring/ui/form';
import { useEffect, useMemo, useState } from 'react';
import { useEmployees } from '../objects.api';
import { useRateOptions } from '../rates.api';
import { companyPart, searchCompanyParts } from './pickers';

const searchCostCentres = searchCentres('cost-centres');
const searchRevenueCentres = searchCentres('revenue-centres');

function asItem(number: string | null | undefined): EntityItem | null {
  return number ? { id: number, label: number } : null;
}

/** The saved company part by its name. */
function useCompanyPart(id: string | null | undefined): EntityItem | null {
  const [part, setPart] = useState<EntityItem | null>(null);
  useEffect(() => {
    if (!id) return undefined;
    const ended = new AbortController();
    companyPart(id, ended.signal).then(setPart, () => setPart(null));
    return () => ended.abort();
  }, [id]);
  return part;
}

/** Fields for the object's accounts and its part of the company. */
export function AccountFields() {
  const t = useT('inventory');
  const [kind, costCentre, revenueCentre, companyPartId] = useWatch<
    ObjectDraft,
    ['kind', 'costCentre', 'revenueCentre', 'companyPartId']
  >({ name: ['kind', 'costCentre', 'revenueCentre', 'companyPartId'] });
  const categories = useRateOptions().data?.items ?? [];
  const part = useCompanyPart(companyPartId);
  return (
    <Section title={t('object.section.accounts')}>
      <Columns>
        {hasPart(kind, 'rateCategory') ? (
          <SelectField
            name="rateCategoryId"
            label={t('object.field.rateCategory')}
            clearable
            options={categories.map(({ id, title }) => ({ value: id, label: title }))}
          />
        ) : null}
        <EntityPicker
          name="companyPartId"
          label={t('object.field.companyPart')}
          onSearch={searchCompanyParts}
          selected={part}
        />
        <EntityPicker
          name="costCentre"
          label={t('object.field.costCentre')}
          onSearch={searchCostCentres}
          selected={asItem(costCentre)}
          onCreate={(text) => Promise.resolve(asItem(text))}
        />
        <EntityPicker
          name="revenueCentre"
          label={t('object.field.revenueCentre')}
          onSearch={searchRevenueCentres}
          selected={asItem(revenueCentre)}
          onCreate={(text) => Promise.resolve(asItem(text))}
        />
      </Columns>
    </Section>
  );
}

/** Field for the people who use it; as soon as there are any, nobody else sees it. */
export function PeopleFields() {
  const t = useT('inventory');
  const { data } = useEmployees();
  const people = useMemo(
    () => (data?.items ?? []).map(({ id, name, active }) => ({ id, label: name, active })),
    [data],
  );
  const search = useMemo(
    () => (text: string) => {
      const fits = holdsWords(text);
      const found = people.filter(({ label, active }) => active && fits(label));
      return Promise.resolve(found.map(({ id, label }) => ({ id, label })));
    },
    [people],
  );
  return (
    <Section title={t('object.section.people')}>
      <EntityPicker
        name="assignedEmployeeIds"
        label={t('object.field.assigned')}
        description={t('object.hint.assigned')}
        multiple
        onSearch={search}
        selected={people}
      />
    </Section>
  );
}
