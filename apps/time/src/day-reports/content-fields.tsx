import { reportLanguages, weathers } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Card, Stack } from '@jahrring/ui';
import { SelectField, TextAreaField } from '@jahrring/ui/form';
import { WeatherChoice } from './weather-choice';

/** Fields that people fill in on a report. */
export function ContentFields() {
  const t = useT('time');
  return (
    <Card title={t('report.content')}>
      <Stack gap={4}>
        <TextAreaField
          name="text"
          label={t('reportField.text')}
          rows={4}
          placeholder={t('report.textHint')}
        />
        <WeatherChoice weathers={weathers} />
        <TextAreaField name="remarks" label={t('reportField.remarks')} rows={2} />
        <SelectField
          name="language"
          label={t('reportField.language')}
          options={reportLanguages.map((value) => ({ value, label: t(`report.language.${value}`) }))}
          required
        />
      </Stack>
    </Card>
  );
}
