import { localDateAt } from '@jahrring/contracts-common';
import { requestJson, useFormat, useT } from '@jahrring/tool-kit';
import { Section, Skeletons } from '@jahrring/ui';
import { EntityPicker, type EntityItem } from '@jahrring/ui/form';
import { usePlan } from '../planning.api';

/** Addresses to choose from, searched by the addresses service. */
async function searchAddresses(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, pageSize: 25, sort: 'name' };
  const call = { url: '/api/addresses/addresses', params, onRefusal: 'pass' } as const;
  const { items } = await requestJson<{ items: { id: string; name: string; zip: string; city: string }[] }>(
    call,
    signal,
  );
  return items.map(({ id, name, zip, city }) => ({ id, label: name, description: `${zip} ${city}` }));
}

/** The companies from outside that are booked like machines. */
export function CompanyFields() {
  const t = useT('planning');
  const format = useFormat();
  const today = localDateAt(Date.now(), format.timeZone);
  const { data: plan } = usePlan({ from: today, to: today });
  // Those that are listed are known by their names in the plan.
  if (!plan) return <Skeletons lines={4} />;
  const listed = plan.resources.filter(({ kind }) => kind === 'external');
  return (
    <Section title={t('settings.companies')} description={t('settings.companiesText')}>
      <EntityPicker
        name="externalIds"
        label={t('settings.company')}
        placeholder={t('settings.searchCompany')}
        onSearch={searchAddresses}
        selected={listed.map(({ id, name }) => ({ id, label: name }))}
        multiple
      />
    </Section>
  );
}
