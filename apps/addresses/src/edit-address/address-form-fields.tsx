import { addressLimits, type AddressDraft } from '@jahrring/contracts-addresses';
import { ExtraFields, useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { RadioGroup, SelectField, TextAreaField, TextField, useWatch } from '@jahrring/ui/form';
import { useMemo } from 'react';
import { addressOptions } from '../address-options';
import '../address-fields.css';
import { PlaceFields } from '../place-fields';
import './address-form.css';
import { DocumentFields } from './document-fields';
import { NameWarning } from './name-warning';

interface FieldsProps {
  readOnly: boolean;
}

function WhoFields({ readOnly, exceptId }: FieldsProps & { exceptId?: string | undefined }) {
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  const kind = useWatch<AddressDraft, 'kind'>({ name: 'kind' });
  const person = kind === 'person';
  return (
    <Section title={t('section.who')}>
      <RadioGroup name="kind" label={t('field.kind')} options={options.kind} inline readOnly={readOnly} />
      <TextField
        name="name"
        label={t(person ? 'field.personName' : 'field.companyName')}
        required
        maxLength={addressLimits.name}
        readOnly={readOnly}
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
          readOnly={readOnly}
        />
        <TextField
          name="supplement"
          label={t('field.supplement')}
          placeholder={t('hint.supplement')}
          maxLength={addressLimits.supplement}
          readOnly={readOnly}
        />
      </div>
    </Section>
  );
}

function WhereFields({ readOnly }: FieldsProps) {
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  return (
    <Section title={t('section.where')}>
      <PlaceFields readOnly={readOnly} />
      <div className="addresses-fields addresses-fields--halves">
        <SelectField
          name="country"
          label={t('field.country')}
          required
          options={options.country}
          readOnly={readOnly}
        />
        <TextField name="pob" label={t('field.pob')} maxLength={addressLimits.pob} readOnly={readOnly} />
      </div>
    </Section>
  );
}

function ReachFields({ readOnly }: FieldsProps) {
  const t = useT('addresses');
  return (
    <Section title={t('section.reach')}>
      <div className="addresses-fields addresses-fields--halves">
        <TextField name="phone" type="tel" label={t('field.phone')} maxLength={30} readOnly={readOnly} />
        <TextField name="mobile" type="tel" label={t('field.mobile')} maxLength={30} readOnly={readOnly} />
        <TextField name="email" type="email" label={t('field.email')} maxLength={180} readOnly={readOnly} />
        <TextField
          name="website"
          type="url"
          label={t('field.website')}
          maxLength={addressLimits.website}
          readOnly={readOnly}
        />
        <TextField name="fax" type="tel" label={t('field.fax')} maxLength={30} readOnly={readOnly} />
      </div>
    </Section>
  );
}

function BusinessFields({ readOnly }: FieldsProps) {
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  return (
    <Section title={t('section.business')}>
      <div className="addresses-fields addresses-fields--halves">
        <TextField
          name="customerNumber"
          label={t('field.customerNumber')}
          maxLength={addressLimits.customerNumber}
          readOnly={readOnly}
        />
        <TextField
          name="vatNumber"
          label={t('field.vatNumber')}
          placeholder={t('hint.vatNumber')}
          maxLength={addressLimits.vatNumber}
          readOnly={readOnly}
        />
        <SelectField
          name="language"
          label={t('field.language')}
          description={t('hint.language')}
          options={options.language}
          readOnly={readOnly}
        />
      </div>
      <TextAreaField
        name="notes"
        label={t('field.notes')}
        description={t('hint.notes')}
        maxLength={addressLimits.notes}
        readOnly={readOnly}
      />
    </Section>
  );
}

/** All fields of an address, in the order in which one reads them out. */
export function AddressFormFields(props: FieldsProps & { exceptId?: string | undefined }) {
  return (
    <>
      <WhoFields {...props} />
      <WhereFields readOnly={props.readOnly} />
      <ReachFields readOnly={props.readOnly} />
      <BusinessFields readOnly={props.readOnly} />
      <DocumentFields readOnly={props.readOnly} />
      <ExtraFields entity="address" readOnly={props.readOnly} />
    </>
  );
}
