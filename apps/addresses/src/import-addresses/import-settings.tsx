import { matchKeys } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { CheckboxField, RadioGroup, SelectField } from '@jahrring/ui/form';
import { useMemo } from 'react';
import { addressOptions } from '../address-options';

/** Rules by which rows find existing addresses, and defaults where the file says nothing. */
export function ImportSettingsFields() {
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  const matchOptions = matchKeys.map((key) => ({ value: key, label: t(`import.match.${key}`) }));
  const onMatchOptions = [
    { value: 'update', label: t('import.onMatchUpdate'), description: t('import.onMatchHint') },
    { value: 'skip', label: t('import.onMatchSkip') },
  ];
  return (
    <>
      <SelectField name="matchKey" label={t('import.matchKey')} options={matchOptions} />
      <RadioGroup name="onMatch" label={t('import.onMatch')} options={onMatchOptions} />
      <SelectField name="defaultCountry" label={t('import.defaultCountry')} options={options.country} />
      <SelectField name="defaultLanguage" label={t('import.defaultLanguage')} options={options.language} />
      <CheckboxField name="nameFromStreet" label={t('import.nameFromStreet')} />
      <CheckboxField name="external" label={t('import.external')} />
    </>
  );
}
