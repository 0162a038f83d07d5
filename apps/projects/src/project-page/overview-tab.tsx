import type { ProjectView } from '@jahrring/contracts-projects';
import { useAbility, useBoot, useExtraItems, useFormat, useT } from '@jahrring/tool-kit';
import { Card, Columns, DescriptionList, Stack, Stat, UiLink } from '@jahrring/ui';

/** The project at a glance: how much was worked, what it is worth, and what was agreed. */
export function OverviewTab({ project }: { project: ProjectView }) {
  return (
    <Stack gap={5}>
      <Figures project={project} />
      <Columns>
        <OrderCard project={project} />
        <ScheduleCard project={project} />
      </Columns>
    </Stack>
  );
}

function Figures({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const format = useFormat();
  const { licence } = useBoot();
  const money = (amount: string | null) => (amount ? format.money(amount, licence.currency) : '–');
  const hours = t('overview.hours', { hours: format.hours(project.recordedSeconds) });
  return (
    <Columns count={3}>
      <Stat label={t('fields.recorded')} value={hours} />
      {project.totalAmount ? (
        <Stat label={t('fields.totalAmount')} value={money(project.totalAmount)} />
      ) : null}
      {project.outstandingAmount ? (
        <Stat label={t('fields.outstandingAmount')} value={money(project.outstandingAmount)} />
      ) : null}
    </Columns>
  );
}

function OrderCard({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const format = useFormat();
  const { can } = useAbility();
  const customer =
    project.addressId && project.addressName && can('tools.address.show') ? (
      <UiLink to={`/addresses/edit/${project.addressId}`}>{project.addressName}</UiLink>
    ) : (
      project.addressName
    );
  const scope = project.quantity && project.unit;
  const extra = useExtraItems('project', project.extra);
  return (
    <Card title={t('section.order')}>
      <DescriptionList
        items={[
          { label: t('fields.address'), value: customer },
          { label: t('fields.forestOwner'), value: project.forestOwner },
          { label: t('fields.externalId'), value: project.externalId },
          {
            label: t('fields.quantity'),
            value: scope ? `${format.number(project.quantity ?? '0')} ${t(`unit.${project.unit}`)}` : null,
          },
          { label: t('fields.costCentre'), value: project.costCentre },
          { label: t('fields.revenueCentre'), value: project.revenueCentre },
          ...extra,
          { label: t('fields.description'), value: project.description, wide: true },
        ]}
      />
    </Card>
  );
}

function ScheduleCard({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const format = useFormat();
  const day = (value: string | null) => (value ? format.longDate(value) : null);
  return (
    <Card title={t('section.schedule')}>
      <DescriptionList
        items={[
          { label: t('fields.startDate'), value: day(project.startDate) },
          { label: t('fields.endDate'), value: day(project.endDate) },
          { label: t('fields.deadline'), value: day(project.deadline) },
          { label: t('fields.responsible'), value: project.responsibleName },
        ]}
      />
    </Card>
  );
}
