import { isInSwissGrid, mapLink, toSwissGrid } from '@jahrring/contracts-common';
import type { NoteView, PlanLineView, ProjectView } from '@jahrring/contracts-projects';
import { type Format, type Translate } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';

/** Content from other parts of the project's page. */
export interface SheetParts {
  notes: readonly NoteView[];
  plan: readonly PlanLineView[];
}

export interface SheetPosition {
  kind: 'heading' | 'text';
  text: string;
}

interface Words {
  t: Translate;
  format: Pick<Format, 'longDate' | 'number'>;
}

const longestText = 5000;

/** Headings and texts of the sheet; parts about which nothing is known are left out. */
export function sheetPositions(
  project: ProjectView,
  { notes, plan }: SheetParts,
  { t, format }: Words,
): SheetPosition[] {
  const day = (value: string | null) => (value ? format.longDate(value) : null);
  const quantity =
    project.quantity && project.unit ? quantityText(t, format, project.quantity, project.unit) : null;
  const parts: [heading: string, lines: (string | null)[]][] = [
    [
      t('section.order'),
      [
        line(t('fields.address'), project.addressName),
        line(t('fields.forestOwner'), project.forestOwner),
        line(t('fields.externalId'), project.externalId),
        line(t('fields.quantity'), quantity),
        project.description,
      ],
    ],
    [
      t('section.schedule'),
      [
        line(t('fields.startDate'), day(project.startDate)),
        line(t('fields.endDate'), day(project.endDate)),
        line(t('fields.deadline'), day(project.deadline)),
      ],
    ],
    [
      t('section.people'),
      [
        line(t('fields.responsible'), project.responsibleName),
        line(t('fields.assigned'), project.assignedEmployees.map(({ name }) => name).join(', ')),
      ],
    ],
    [
      t('plan.title'),
      plan.map((planned) => line(planned.title, quantityText(t, format, planned.quantity, planned.unit))),
    ],
    [t('place.title'), [...placeLines(project, t), line(t('fields.rescuePoint'), project.rescuePoint)]],
    [t('tab.notes'), notes.filter(({ pinned }) => pinned).map(({ text }) => text)],
  ];
  return parts.flatMap(([heading, lines]): SheetPosition[] => {
    const text = lines.filter(Boolean).join('\n').slice(0, longestText);
    return text === ''
      ? []
      : [
          { kind: 'heading', text: heading },
          { kind: 'text', text },
        ];
  });
}

function line(label: string, value: string | null): string | null {
  return value ? `${label}: ${value}` : null;
}

function placeLines({ latitude, longitude }: ProjectView, t: Translate): (string | null)[] {
  if (latitude === null || longitude === null) return [];
  const { east, north } = toSwissGrid({ latitude, longitude });
  return [
    line(t('place.degrees'), `${latitude}, ${longitude}`),
    isInSwissGrid({ east, north }) ? line(t('place.swiss'), `${east} / ${north}`) : null,
    line(t('place.map'), mapLink({ latitude, longitude })),
  ];
}
