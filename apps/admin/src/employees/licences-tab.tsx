import { type CvEntryView, drivingCategories, type EmployeeView } from '@jahrring/contracts-admin';
import { saveFile, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, EmptyState, Row, Section, Stack } from '@jahrring/ui';
import { paperclipIcon } from '@jahrring/ui/icons';
import '../admin.css';
import { ChoiceList } from './choice-list';
import { useCvOf } from './employees.api';
import type { TabProps } from './tab-props';
import { TabForm } from './tab-form';

const options = drivingCategories.map((value) => ({ value, label: value }));

const toDraft = ({ drivingCategories }: EmployeeView) => ({ drivingCategories });

/** Driving licences, and the working life the person has entered in the own profile. */
export function LicencesTab({ employee, scope, onReload }: TabProps) {
  const t = useT('admin');
  return (
    <Stack gap={6}>
      <TabForm
        scope={scope}
        employee={employee}
        toDraft={toDraft}
        label={t('hr.tab.licences')}
        onReload={onReload}
      >
        <Section title={t('hr.section.driving')}>
          <ChoiceList name="drivingCategories" label={t('hr.field.drivingCategories')} options={options} />
        </Section>
      </TabForm>
      {scope.own ? <Cv employeeId={employee.id} /> : null}
    </Stack>
  );
}

function Cv({ employeeId }: { employeeId: string }) {
  const t = useT('admin');
  const { data, error, refetch } = useCvOf(employeeId);
  if (error || !data) return <QueryState query={{ error, refetch }} lines={3} />;

  return (
    <Card title={t('hr.cv.title')}>
      {data.items.length === 0 ? (
        <EmptyState title={t('hr.cv.none')}>{t('hr.cv.noneText')}</EmptyState>
      ) : (
        <ul className="admin-rows">
          {data.items.map((entry) => (
            <CvRow key={entry.id} employeeId={employeeId} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CvRow({ employeeId, entry }: { employeeId: string; entry: CvEntryView }) {
  const t = useT('admin');
  const format = useFormat();
  const toast = useProblemToast();
  const { id, kind, title, place, startsOn, endsOn, description, documents } = entry;
  const open = (documentId: string, name: string) => {
    const url = `/api/admin/employee-profiles/${employeeId}/cv/${id}/documents/${documentId}`;
    saveFile({ url }, name).catch(toast);
  };
  const until = endsOn ? format.date(endsOn) : t('hr.cv.today');
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main">
        <strong>{[title, place].filter(Boolean).join(', ')}</strong>
        <span>
          {t(`hr.cv.${kind}`)} · {format.date(startsOn)} – {until}
        </span>
        {description ? <small>{description}</small> : null}
      </span>
      <Row>
        {documents.map((file) => (
          <Button key={file.id} size="small" icon={paperclipIcon} onClick={() => open(file.id, file.name)}>
            {file.name}
          </Button>
        ))}
      </Row>
    </li>
  );
}
