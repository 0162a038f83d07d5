import type { ProjectView } from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { Avatar, Badge, Card, EmptyState, Row, Stack } from '@jahrring/ui';

/** People who lead the project and people who work on it. */
export function EmployeesTab({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const { responsibleEmployeeId, responsibleName, assignedEmployees } = project;
  const others = assignedEmployees.filter((person) => person.id !== responsibleEmployeeId);
  if (!responsibleEmployeeId && others.length === 0) return <EmptyState title={t('employees.none')} />;
  return (
    <Card title={t('tab.employees')}>
      <Stack gap={3}>
        {responsibleEmployeeId ? (
          <Row>
            <Avatar name={responsibleName ?? '–'} decorative />
            {responsibleName}
            <Badge>{t('employees.responsible')}</Badge>
          </Row>
        ) : null}
        {others.map((person) => (
          <Row key={person.id}>
            <Avatar name={person.name} decorative />
            {person.name}
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
