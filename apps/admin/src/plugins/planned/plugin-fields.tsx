import { plannedPluginLocales, pluginCurrency } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { MoneyField, TextAreaField, TextField } from '@jahrring/ui/form';

/** Title and description in each language, and the price. */
export function PluginFields() {
  const t = useT('admin');
  return (
    <>
      {plannedPluginLocales.map((locale) => (
        <Section key={locale} title={t(`language.${locale}`)}>
          <TextField
            name={`title.${locale}`}
            label={t('planned.titleIn', { language: t(`language.${locale}`) })}
          />
          <TextAreaField
            name={`text.${locale}`}
            label={t('planned.textIn', { language: t(`language.${locale}`) })}
          />
        </Section>
      ))}
      <Section title={t('plugin.price')}>
        <MoneyField
          name="price"
          label={t('price.perMonth')}
          currency={pluginCurrency}
          description={t('planned.priceHint')}
          emptyValue={null}
        />
      </Section>
    </>
  );
}
