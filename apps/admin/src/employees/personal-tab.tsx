import { type EmployeeView, employeeSalutations } from '@jahrring/contracts-admin';
import { ExtraFields, useT } from '@jahrring/tool-kit';
import { startValues } from '@jahrring/tool-kit/start-values';
import { Section } from '@jahrring/ui';
import { DateField, SelectField, TextField } from '@jahrring/ui/form';
import '../admin.css';
import { adminOptions } from '../options';
import type { TabProps } from './tab-props';
import { TabForm } from './tab-form';

const texts = { insuranceNumber: '', phone: '', mobile: '', function: '', externalId: '' };

function toDraft(employee: EmployeeView) {
  const { salutation, firstName, lastName, locale, birthdate, startsOn, endsOn, extra } = employee;
  return {
    ...{ salutation, firstName, lastName, locale, birthdate, startsOn, endsOn, extra },
    ...startValues(texts, employee),
  };
}

/** Identity and contact details of the person. */
export function PersonalTab({ employee, scope, onReload }: TabProps) {
  const t = useT('admin');
  return (
    <TabForm
      scope={scope}
      employee={employee}
      toDraft={toDraft}
      label={t('hr.tab.personal')}
      onReload={onReload}
    >
      <WhoFields readOnly={!employee.ownIdentity} />
      <Section title={t('hr.section.contact')} description={t('hr.contactText')}>
        <div className="admin-fields admin-fields--halves">
          <TextField name="mobile" type="tel" label={t('field.mobile')} maxLength={30} />
          <TextField name="phone" type="tel" label={t('field.phone')} maxLength={30} />
        </div>
      </Section>
      <WorkFields />
      {scope.own ? <ExtraFields entity="employee" /> : null}
    </TabForm>
  );
}

function WhoFields({ readOnly }: { readOnly: boolean }) {
  const t = useT('admin');
  const salutations = employeeSalutations.map((value) => ({ value, label: t(`hr.salutation.${value}`) }));
  return (
    <Section title={t('section.person')} {...(readOnly ? { description: t('hr.identityNote') } : {})}>
      <div className="admin-fields admin-fields--halves">
        <TextField name="firstName" label={t('field.firstName')} readOnly={readOnly} />
        <TextField name="lastName" label={t('field.lastName')} readOnly={readOnly} />
        <SelectField name="salutation" label={t('hr.field.salutation')} options={salutations} clearable />
        <SelectField
          name="locale"
          label={t('field.locale')}
          options={adminOptions(t).locale}
          readOnly={readOnly}
        />
        <DateField name="birthdate" label={t('hr.field.birthdate')} />
        <TextField
          name="insuranceNumber"
          label={t('hr.field.insuranceNumber')}
          description={t('hr.insuranceHint')}
          autoComplete="off"
        />
      </div>
    </Section>
  );
}

function WorkFields() {
  const t = useT('admin');
  return (
    <Section title={t('section.employment')}>
      <div className="admin-fields admin-fields--halves">
        <TextField name="function" label={t('field.function')} />
        <TextField name="externalId" label={t('hr.field.externalId')} />
        <DateField name="startsOn" label={t('field.entersOn')} />
        <DateField name="endsOn" label={t('field.leavesOn')} description={t('hint.leavesOn')} />
      </div>
    </Section>
  );
}
