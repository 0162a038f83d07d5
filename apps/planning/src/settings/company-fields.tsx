import { localDateAt } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { searchAddresses } from '@jahrring/tool-kit/record-search';
import { Section, Skeletons } from '@jahrring/ui';
import { EntityPicker } from '@jahrring/ui/form';
import { usePlan } from '../planning.api';

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
