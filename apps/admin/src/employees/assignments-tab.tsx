import { absenceTypes, type EmployeeView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { searchAddresses } from '@jahrring/tool-kit/record-search';
import { Section } from '@jahrring/ui';
import { EntityPicker, type EntityItem, SelectField, TextField } from '@jahrring/ui/form';
import { useCallback, useEffect, useState } from 'react';
import '../admin.css';
import { ChoiceList } from './choice-list';
import { useCompanyPartOptions, useNamedEmployees } from './employees.api';
import type { TabProps } from './tab-props';
import type { EmployeeScope } from './employee-scope';
import { findAddress, searchIn } from './pickers';
import { TabForm } from './tab-form';

function toDraft(employee: EmployeeView) {
  return {
    team: employee.team ?? '',
    supervisors: employee.supervisors,
    companyPartId: employee.companyPartId,
    allowedCompanyParts: employee.allowedCompanyParts,
    allowedAbsences: employee.allowedAbsences,
    addressId: employee.addressId,
  };
}

/** Fields for the team and company part of a person, and for what they may record. */
export function AssignmentsTab({ employee, scope, onReload }: TabProps) {
  const t = useT('admin');
  const absences = absenceTypes.map((value) => ({ value, label: t(`hr.absence.${value}`) }));
  return (
    <TabForm
      scope={scope}
      employee={employee}
      toDraft={toDraft}
      label={t('hr.tab.assignments')}
      onReload={onReload}
    >
      <TeamFields scope={scope} employee={employee} />
      {scope.own ? <CompanyPartFields /> : null}
      <Section title={t('hr.section.absences')}>
        <ChoiceList
          name="allowedAbsences"
          label={t('hr.field.allowedAbsences')}
          options={absences}
          everything={t('hr.allAbsences')}
        />
      </Section>
      {scope.own && (employee.role === 'customer' || employee.addressId) ? (
        <AddressField employee={employee} />
      ) : null}
    </TabForm>
  );
}

function useSupervisors(scope: EmployeeScope, ids: readonly string[]): EntityItem[] {
  const params = { 'filter[id]': ids.join(','), pageSize: '100' };
  const { data } = useNamedEmployees({ base: scope.base, params }, { skip: ids.length === 0 });
  return (data?.items ?? []).map(({ id, name }) => ({ id, label: name }));
}

function TeamFields({ scope, employee }: { scope: EmployeeScope; employee: EmployeeView }) {
  const t = useT('admin');
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const found = await searchIn(scope.base, text, signal);
      return found.filter(({ id }) => id !== employee.id);
    },
    [scope.base, employee.id],
  );
  return (
    <Section title={t('hr.section.team')}>
      <div className="admin-fields admin-fields--halves">
        <TextField name="team" label={t('hr.field.team')} />
        <EntityPicker
          name="supervisors"
          label={t('hr.field.supervisors')}
          description={t('hr.supervisorsHint')}
          onSearch={search}
          selected={useSupervisors(scope, employee.supervisors)}
          multiple
        />
      </div>
    </Section>
  );
}

function CompanyPartFields() {
  const t = useT('admin');
  const { data } = useCompanyPartOptions();
  const parts = (data?.items ?? []).map(({ id, number, title }) => ({
    value: id,
    label: `${number} ${title}`,
  }));
  if (parts.length === 0) return null;
  return (
    <Section title={t('hr.section.companyParts')}>
      <div className="admin-fields admin-fields--halves">
        <SelectField name="companyPartId" label={t('hr.field.companyPart')} options={parts} clearable />
      </div>
      <ChoiceList
        name="allowedCompanyParts"
        label={t('hr.field.allowedCompanyParts')}
        options={parts}
        everything={t('hr.allCompanyParts')}
      />
    </Section>
  );
}

/** The address a customer sees the documents of. */
function AddressField({ employee }: { employee: EmployeeView }) {
  const t = useT('admin');
  const [known, setKnown] = useState<EntityItem | null>(null);
  const { addressId } = employee;
  useEffect(() => {
    if (!addressId) return undefined;
    const stop = new AbortController();
    void findAddress(addressId, stop.signal).then((found) => stop.signal.aborted || setKnown(found));
    return () => stop.abort();
  }, [addressId]);
  return (
    <Section title={t('hr.section.address')} description={t('hr.addressText')}>
      <div className="admin-fields admin-fields--halves">
        <EntityPicker
          name="addressId"
          label={t('field.address')}
          onSearch={searchAddresses}
          selected={known}
          clearable
        />
      </div>
    </Section>
  );
}
