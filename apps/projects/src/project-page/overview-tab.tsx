import type { ProjectView } from '@jahrring/contracts-projects';
import { useAbility, useBoot, useExtraItems, useFormat, useNumberedOptions, useT } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';
import { Card, Columns, DescriptionList, Ring, Stack, Stat, UiLink } from '@jahrring/ui';
import { useCentreNames } from '../centre-names';
import { PlaceCard } from './place/place-card';
import { ScheduleCard } from './schedule-card';

/** The project at a glance: how much was worked, what it is worth, and what was agreed. */
export function OverviewTab({ project }: { project: ProjectView }) {
  const { latitude, longitude, rescuePoint, title } = project;
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <Stack gap={5}>
      <Figures project={project} />
      <Columns>
        <Stack>
          <OrderCard project={project} />
          {place || rescuePoint ? <PlaceCard {...{ place, rescuePoint, title }} /> : null}
        </Stack>
        <Stack>
          <ScheduleCard project={project} />
          <PeopleCard project={project} />
        </Stack>
      </Columns>
    </Stack>
  );
}

function Figures({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const format = useFormat();
  const { licence } = useBoot();
  const money = (amount: string | null) => (amount ? format.money(amount, licence.currency) : '–');
  const ordered = Number(project.totalAmount ?? 0);
  const isOpen = Number(project.outstandingAmount ?? 0) > 0;
  const share = ordered > 0 ? Number(project.performanceAmount ?? 0) / ordered : null;
  const hours = t('overview.hours', { hours: format.hours(project.recordedSeconds) });
  return (
    <Columns count={isOpen ? 2 : 3}>
      <Stat label={t('fields.recorded')} value={hours} />
      {project.totalAmount ? (
        <Stat label={t('fields.totalAmount')} value={money(project.totalAmount)} />
      ) : null}
      {project.performanceAmount ? (
        <Stat
          start={share === null ? undefined : <Ring value={share} label={t('overview.budget')} size={44} />}
          label={t('fields.performanceAmount')}
          value={money(project.performanceAmount)}
          hint={share === null ? undefined : t('overview.ofOrder', { percent: Math.floor(share * 100) })}
        />
      ) : null}
      {isOpen ? (
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
  const costCentres = useCentreNames('cost-centres');
  const revenueCentres = useCentreNames('revenue-centres');
  const companyPart = useNumberedOptions('company-parts', project.companyPartId).find(
    ({ value }) => value === project.companyPartId,
  )?.label;
  const nameOf = (names: ReadonlyMap<string, string>, number: string | null) =>
    number === null ? null : (names.get(number) ?? number);
  return (
    <Card title={t('section.order')}>
      <DescriptionList
        items={[
          { label: t('fields.address'), value: customer },
          { label: t('fields.forestOwner'), value: project.forestOwner },
          { label: t('fields.externalId'), value: project.externalId },
          {
            label: t('fields.quantity'),
            value: scope ? quantityText(t, format, project.quantity ?? '0', project.unit) : null,
          },
          { label: t('fields.costCentre'), value: nameOf(costCentres, project.costCentre) },
          { label: t('fields.revenueCentre'), value: nameOf(revenueCentres, project.revenueCentre) },
          { label: t('fields.companyPart'), value: companyPart },
          ...extra,
          { label: t('fields.description'), value: project.description, wide: true },
        ]}
      />
    </Card>
  );
}

function PeopleCard({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const { responsibleName, assignedEmployees } = project;
  return (
    <Card title={t('section.people')}>
      <DescriptionList
        items={[
          { label: t('fields.responsible'), value: responsibleName },
          {
            label: t('fields.assigned'),
            value: assignedEmployees.map(({ name }) => name).join(', '),
          },
        ]}
      />
    </Card>
  );
}
