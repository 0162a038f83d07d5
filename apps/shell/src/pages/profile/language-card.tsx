import { type RegionalLocale, regionalLocales } from '@jahrring/contracts-common';
import { notify, useFormat, useLocale, useProblemToast, useT } from '@jahrring/tool-kit';
import { isLocale } from '@jahrring/tool-kit/shell';
import { Card, Stack } from '@jahrring/ui';
import { chooseLanguage, languageNames } from '../../startup/language';
import { refreshBoot } from '../../startup/session';
import { ChoiceGroup } from './choice-group';
import { useChangeProfile, useProfile } from './profile.api';

const exampleNumber = 1234.5;
const ofLicence = 'licence';

/** Language of the interface and of mails, and how numbers and dates are written. */
export function LanguageCard() {
  const t = useT('shell');
  const locale = useLocale();
  const format = useFormat();
  const toast = useProblemToast();
  const { data: profile } = useProfile();
  const change = useChangeProfile();
  const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }));
  const choose = async (value: string) => {
    if (!isLocale(value)) return;
    const isLast = await chooseLanguage(value).catch(() => {
      notify.error(t('language.failed'));
      return true;
    });
    // Mails come in it too; a failure here leaves the interface as it was chosen.
    if (isLast) await change({ locale: value }).catch(toast);
  };
  const chooseRegion = async (value: string) => {
    const regionalLocale = value === ofLicence ? null : (value as RegionalLocale);
    try {
      await change({ regionalLocale });
      await refreshBoot();
    } catch (error) {
      toast(error);
    }
  };
  const regions = regionalLocales.filter((one) => one.startsWith(`${locale}-`));
  return (
    <>
      <Card title={t('language.title')}>
        <ChoiceGroup
          label={t('language.title')}
          hideLabel
          choices={languages}
          value={locale}
          onChange={(value) => void choose(value)}
        />
      </Card>
      {profile && regions.length > 0 ? (
        <Card title={t('regional.title')}>
          <Stack>
            <ChoiceGroup
              label={t('regional.label')}
              hideLabel
              value={profile.regionalLocale ?? ofLicence}
              choices={[
                { value: ofLicence, label: t('regional.ofLicence') },
                ...regions.map((value) => ({ value, label: countryName(locale, value) })),
              ]}
              onChange={(value) => void chooseRegion(value)}
            />
            <p className="sh-muted">
              {t('regional.example', {
                number: format.number(exampleNumber),
                date: format.date('2026-12-31'),
              })}
            </p>
          </Stack>
        </Card>
      ) : null}
    </>
  );
}

/** `de-CH` → Schweiz. */
function countryName(locale: string, regional: RegionalLocale): string {
  const country = regional.slice(-2);
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
}
