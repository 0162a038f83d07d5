import { absenceCountries } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Section } from '@jahrring/ui';
import { SelectField, useWatch } from '@jahrring/ui/form';
import { useState } from 'react';
import { regionKey, regionOf, type AbsenceDraft } from './absence-settings-draft';
import { useHolidayCalendar } from './absence-settings.api';
import { AddHoliday } from './add-holiday';
import { HolidayList } from './holiday-list';

/** Country and canton or state, and what follows from them in a year. */
export function HolidaySection() {
  const t = useT('time');
  const [country, chosen] = useWatch<AbsenceDraft, ['country', 'region']>({ name: ['country', 'region'] });
  const region = regionOf({ country, region: chosen });
  const [year, setYear] = useState<number>();
  const { data, error, refetch } = useHolidayCalendar({
    country,
    ...(region ? { region } : {}),
    ...(year ? { year } : {}),
  });
  const regions = (data?.regions ?? []).map(({ code, name }) => ({
    value: regionKey(country, code),
    label: name,
  }));
  return (
    <Section title={t('absenceSettings.holidaysTitle')} description={t('absenceSettings.holidaysText')}>
      <div className="time-rules">
        <div className="time-rules__row">
          <SelectField
            name="country"
            label={t('absenceSettings.country')}
            options={absenceCountries.map((value) => ({ value, label: t(`settings.breakRuleOf.${value}`) }))}
            required
          />
          <SelectField
            name="region"
            label={t('absenceSettings.region')}
            placeholder={t('absenceSettings.wholeCountry')}
            options={regions}
            clearable
          />
        </div>
        {data ? <HolidayList calendar={data} onYear={setYear} /> : null}
        {data ? null : <QueryState query={{ error, refetch }} lines={6} />}
        <AddHoliday onAdd={(date) => setYear(Number(date.slice(0, 4)))} />
      </div>
    </Section>
  );
}
