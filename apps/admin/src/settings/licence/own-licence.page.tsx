import type { OwnLicenceView, UpdateOwnLicence } from '@jahrring/contracts-admin';
import { useCountryOptions, useCurrencyOptions, useT } from '@jahrring/tool-kit';
import { startValues } from '@jahrring/tool-kit/start-values';
import { Section } from '@jahrring/ui';
import { SelectField, TextField } from '@jahrring/ui/form';
import '../../admin.css';
import { adminOptions } from '../../options';
import { OwnLicenceForm } from './own-licence-form';
import { OwnLicencePage } from './own-licence-page';

const texts = { street: '', houseNumber: '', zip: '', city: '', vatNumber: '', email: '', phone: '' };

function toDraft(licence: OwnLicenceView): UpdateOwnLicence {
  const { name, timeZone, country, currency } = licence;
  return { name, timeZone, country, currency, ...startValues(texts, licence) };
}

function CompanyFields() {
  const t = useT('admin');
  return (
    <Section title={t('section.company')} description={t('section.companyText')}>
      <TextField name="name" label={t('ownLicence.name')} autoComplete="organization" />
      <div className="admin-fields admin-fields--street">
        <TextField name="street" label={t('field.street')} />
        <TextField name="houseNumber" label={t('field.houseNumber')} />
      </div>
      <div className="admin-fields admin-fields--city">
        <TextField name="zip" label={t('field.zip')} />
        <TextField name="city" label={t('field.city')} />
      </div>
      <div className="admin-fields admin-fields--halves">
        <TextField name="email" type="email" label={t('field.email')} />
        <TextField name="phone" type="tel" label={t('field.phone')} maxLength={30} />
        <TextField name="vatNumber" label={t('field.vatNumber')} />
      </div>
    </Section>
  );
}

function RegionFields() {
  const t = useT('admin');
  return (
    <Section title={t('ownLicence.region')} description={t('ownLicence.regionText')}>
      <div className="admin-fields admin-fields--halves">
        <SelectField name="country" label={t('field.country')} options={useCountryOptions()} required />
        <SelectField name="currency" label={t('field.currency')} options={useCurrencyOptions()} required />
        <SelectField
          name="timeZone"
          label={t('field.timeZone')}
          options={adminOptions(t).timeZone}
          required
        />
      </div>
    </Section>
  );
}

/** The licence's own data: sender of its documents, region, money. */
export function Component() {
  const t = useT('admin');
  const title = t('title.ownLicence');
  return (
    <OwnLicencePage title={title} text={t('settings.ownLicence')}>
      {(licence, reload) => (
        <OwnLicenceForm licence={licence} toDraft={toDraft} label={title} onReload={reload}>
          <CompanyFields />
          <RegionFields />
        </OwnLicenceForm>
      )}
    </OwnLicencePage>
  );
}
