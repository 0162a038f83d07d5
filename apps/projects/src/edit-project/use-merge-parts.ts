import type { ProjectDraft, ProjectView } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useShownName, type MergePart } from '@jahrring/tool-kit/form';
import { emptyDraft } from './project-draft';

type Field = keyof ProjectDraft & string;

const labels: Partial<Record<Field, string>> = {
  addressId: 'fields.address',
  responsibleEmployeeId: 'fields.responsible',
  assignedEmployeeIds: 'fields.assigned',
};
const ids: ReadonlySet<Field> = new Set(['addressId', 'responsibleEmployeeId', 'companyPartId']);
const dates: ReadonlySet<Field> = new Set(['startDate', 'endDate', 'deadline']);
/** Together they are one place on the map. */
const position = ['latitude', 'longitude'] as const satisfies Field[];
const single = (Object.keys(emptyDraft) as Field[]).filter(
  (field) => field !== 'extra' && !position.some((of) => of === field),
);

/** The records two versions of a project point to, by name. */
const namesOf = (projects: readonly ProjectView[]) =>
  projects.flatMap((project) => [
    ...project.assignedEmployees.map(({ id, name }) => [id, name] as const),
    [project.responsibleEmployeeId, project.responsibleName] as const,
    [project.addressId, project.addressName] as const,
  ]);

/** The fields of a project, each chosen on its own where two people changed it. */
export function useMergeParts(): (base: ProjectView, theirs: ProjectView) => MergePart<ProjectDraft>[] {
  const t = useT('projects');
  const format = useFormat();
  const shownName = useShownName();
  return (base, theirs) => {
    const names = namesOf([base, theirs]);
    const show = (field: Field, value: unknown): string => {
      if (Array.isArray(value)) return value.map((id) => shownName(String(id), names)).join(', ');
      if (value === null || value === undefined || value === '') return '';
      if (ids.has(field)) return shownName(String(value), names);
      if (field === 'unit') return t(`common:units.${String(value)}`);
      return dates.has(field) ? format.date(String(value)) : String(value);
    };
    return [
      ...single.map((field) => ({
        fields: [field],
        label: t(labels[field] ?? `fields.${field}`),
        show: (draft: ProjectDraft) => show(field, draft[field]),
      })),
      {
        fields: position,
        label: `${t('fields.latitude')} / ${t('fields.longitude')}`,
        show: ({ latitude, longitude }) => (latitude ? `${latitude} / ${longitude ?? ''}` : ''),
      },
    ];
  };
}
