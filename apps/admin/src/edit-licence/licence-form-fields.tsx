import { userLimits } from '@jahrring/contracts-admin';
import type { LicenceType } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { DateField, NumberField, SelectField, TextField, useWatch } from '@jahrring/ui/form';
import '../admin.css';
import { adminOptions } from '../options';

/** `type`: of a licence that there is, whose type has a change of its own. */
function LicenceFields({ type: kept }: { type?: LicenceType | undefined }) {
  const t = useT('admin');
  const options = adminOptions(t);
  const chosen = useWatch<{ type?: LicenceType }, 'type'>({ name: 'type' });
  const type = kept ?? chosen ?? 'standard';
  return (
    <Section title={t('section.licence')}>
      <TextField name="name" label={t('field.licenceName')} autoComplete="off" />
      <div className="admin-fields admin-fields--halves">
        {kept ? null : (
          <SelectField name="type" label={t('field.type')} options={options.licenceType} required />
        )}
        <NumberField
          name="userLimit"
          label={t('field.userLimit')}
          placeholder={String(userLimits[type])}
          description={t('hint.userLimit', { limit: userLimits[type] })}
        />
        <DateField name="startsOn" label={t('field.startsOn')} />
        <DateField name="endsOn" label={t('field.endsOn')} description={t('hint.endsOn')} />
      </div>
    </Section>
  );
}

function CompanyFields() {
  const t = useT('admin');
  const options = adminOptions(t);
  return (
    <Section title={t('section.company')} description={t('section.companyText')}>
      <div className="admin-fields admin-fields--street">
        <TextField name="street" label={t('field.street')} />
        <TextField name="houseNumber" label={t('field.houseNumber')} />
      </div>
      <div className="admin-fields admin-fields--city">
        <TextField name="zip" label={t('field.zip')} />
        <TextField name="city" label={t('field.city')} />
      </div>
      <div className="admin-fields admin-fields--halves">
        <SelectField name="country" label={t('field.country')} options={options.country} required />
        <SelectField name="timeZone" label={t('field.timeZone')} options={options.timeZone} required />
        <TextField name="email" type="email" label={t('field.email')} />
        <TextField name="phone" type="tel" label={t('field.phone')} maxLength={30} />
      </div>
    </Section>
  );
}

function BillingFields() {
  const t = useT('admin');
  const options = adminOptions(t);
  return (
    <Section title={t('section.billing')} description={t('section.billingText')}>
      <div className="admin-fields admin-fields--halves">
        <TextField name="iban" label={t('field.iban')} />
        <SelectField name="currency" label={t('field.currency')} options={options.currency} required />
        <TextField name="vatNumber" label={t('field.vatNumber')} />
      </div>
    </Section>
  );
}

/** All fields of a licence's master data. */
export function LicenceFormFields({ type }: { type?: LicenceType }) {
  return (
    <>
      <LicenceFields type={type} />
      <CompanyFields />
      <BillingFields />
    </>
  );
}
