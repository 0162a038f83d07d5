import { plannedPluginLocales, pluginCurrency } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { DateField, MoneyField, NumberField, SelectField, TextAreaField } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';

/** The terms of a campaign. */
export function CampaignFields({ plugins }: { plugins: { value: string; label: string }[] }) {
  const t = useT('admin');
  const percent = (name: 'startPercent' | 'guaranteePercent' | 'largestSharePercent' | 'priceCutPercent') => (
    <NumberField name={name} label={t(`campaign.${name}`)} suffix="%" />
  );
  return (
    <>
      <Section title={t('campaign.plugin')}>
        <SelectField name="pluginId" label={t('campaign.plugin')} options={plugins} emptyValue="" required />
        <div className="admin-fields admin-fields--halves">
          <MoneyField name="goal" label={t('campaign.goal')} currency={pluginCurrency} />
          <DateField name="endsOn" label={t('campaign.endsOn')} min={localToday()} />
          {percent('startPercent')}
          {percent('guaranteePercent')}
        </div>
      </Section>
      <Section title={t('campaign.pledges')}>
        <div className="admin-fields admin-fields--halves">
          <MoneyField name="smallestPledge" label={t('campaign.smallestPledge')} currency={pluginCurrency} />
          {percent('largestSharePercent')}
          <NumberField name="maxInvestors" label={t('campaign.maxInvestors')} />
        </div>
      </Section>
      <Section title={t('campaign.benefit')}>
        <div className="admin-fields admin-fields--halves">
          {percent('priceCutPercent')}
          <NumberField name="priceCutMonths" label={t('campaign.priceCutMonths')} />
        </div>
        {plannedPluginLocales.map((locale) => (
          <TextAreaField
            key={locale}
            name={`benefit.${locale}`}
            label={t('campaign.benefitIn', { language: t(`language.${locale}`) })}
          />
        ))}
      </Section>
    </>
  );
}
