import type { OwnLicenceView, UpdateOwnLicence } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { NumberField, SwitchField } from '@jahrring/ui/form';
import '../../admin.css';
import { OwnLicenceForm } from './own-licence-form';
import { OwnLicencePage } from './own-licence-page';

function toDraft({ settings }: OwnLicenceView): UpdateOwnLicence {
  const { passwordMinLength, sessionIdleHours, trustedDeviceDays, secondFactorRequired } = settings;
  return { settings: { passwordMinLength, sessionIdleHours, trustedDeviceDays, secondFactorRequired } };
}

function SessionFields() {
  const t = useT('admin');
  return (
    <Section title={t('policy.session')} description={t('policy.sessionText')}>
      <div className="admin-fields admin-fields--halves">
        <NumberField
          name="settings.sessionIdleHours"
          label={t('policy.idleHours')}
          description={t('policy.idleHoursHint')}
          step={1}
        />
        <NumberField
          name="settings.trustedDeviceDays"
          label={t('policy.trustedDays')}
          description={t('policy.trustedDaysHint')}
          step={1}
        />
      </div>
    </Section>
  );
}

/** Settings for how people of the licence sign in, and how long a session lasts. */
export function Component() {
  const t = useT('admin');
  const title = t('title.security');
  return (
    <OwnLicencePage title={title} text={t('settings.security')}>
      {(licence, reload) => (
        <OwnLicenceForm licence={licence} toDraft={toDraft} label={title} onReload={reload}>
          <Section title={t('policy.password')} description={t('policy.passwordText')}>
            <div className="admin-fields admin-fields--halves">
              <NumberField
                name="settings.passwordMinLength"
                label={t('field.passwordMinLength')}
                description={t('policy.minLengthHint')}
                step={1}
              />
            </div>
            <SwitchField
              name="settings.secondFactorRequired"
              label={t('policy.secondFactor')}
              description={t('policy.secondFactorHint')}
            />
          </Section>
          <SessionFields />
        </OwnLicenceForm>
      )}
    </OwnLicencePage>
  );
}
