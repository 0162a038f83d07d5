import { addressLimits, type AddressDraft } from '@jahrring/contracts-addresses';
import { ExtraFields, useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { RadioGroup, SelectField, TextAreaField, TextField, useReadOnly, useWatch } from '@jahrring/ui/form';
import { useMemo } from 'react';
import { addressOptions } from '../address-options';
import '../address-fields.css';
import { PlaceFields } from '../place-fields';
import './address-form.css';
import { DocumentFields } from './document-fields';
import { NameWarning } from './name-warning';

interface FieldsProps {
  exceptId?: string | undefined;
}

function WhoFields({ exceptId }: FieldsProps) {
  const readOnly = useReadOnly();
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  const kind = useWatch<AddressDraft, 'kind'>({ name: 'kind' });
  const person = kind === 'person';
  return (
    <Section title={t('section.who')}>
      <RadioGroup name="kind" label={t('field.kind')} options={options.kind} inline />
      <TextField
        name="name"
        label={t(person ? 'field.personName' : 'field.companyName')}
        autoFocus={exceptId === undefined}
      />
      {readOnly ? null : <NameWarning exceptId={exceptId} />}
      <div className="addresses-fields addresses-fields--halves">
        <SelectField
          name="salutation"
          label={t('field.salutation')}
          options={options.salutation}
          placeholder={t('salutation.none')}
          clearable
        />
        <TextField name="supplement" label={t('field.supplement')} placeholder={t('hint.supplement')} />
      </div>
    </Section>
  );
}

function WhereFields() {
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  return (
    <Section title={t('section.where')}>
      <PlaceFields />
      <div className="addresses-fields addresses-fields--halves">
        <SelectField name="country" label={t('field.country')} required options={options.country} />
        <TextField name="pob" label={t('field.pob')} />
      </div>
    </Section>
  );
}

function ReachFields() {
  const t = useT('addresses');
  return (
    <Section title={t('section.reach')}>
      <div className="addresses-fields addresses-fields--halves">
        <TextField name="phone" type="tel" label={t('field.phone')} maxLength={30} />
        <TextField name="mobile" type="tel" label={t('field.mobile')} maxLength={30} />
        <TextField name="email" type="email" label={t('field.email')} maxLength={180} />
        <TextField name="website" type="url" label={t('field.website')} maxLength={addressLimits.website} />
        <TextField name="fax" type="tel" label={t('field.fax')} maxLength={30} />
      </div>
    </Section>
  );
}

function BusinessFields() {
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  return (
    <Section title={t('section.business')}>
      <div className="addresses-fields addresses-fields--halves">
        <TextField name="customerNumber" label={t('field.customerNumber')} />
        <TextField name="vatNumber" label={t('field.vatNumber')} placeholder={t('hint.vatNumber')} />
        <SelectField
          name="language"
          label={t('field.language')}
          description={t('hint.language')}
          options={options.language}
        />
      </div>
      <TextAreaField name="notes" label={t('field.notes')} description={t('hint.notes')} />
    </Section>
  );
}

/** All fields of an address, in the order in which one reads them out. */
export function AddressFormFields({ exceptId }: FieldsProps) {
  return (
    <>
      <WhoFields exceptId={exceptId} />
      <WhereFields />
      <ReachFields />
      <BusinessFields />
      <DocumentFields />
      <ExtraFields entity="address" />
    </>
  );
}
