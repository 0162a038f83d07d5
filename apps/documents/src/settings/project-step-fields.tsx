import {
  documentTransitions,
  documentTypes,
  type DocumentStatus,
  type DocumentType,
  type ProjectSteps,
} from '@jahrring/contracts-documents';
import { useT, WorkStatusPill } from '@jahrring/tool-kit';
import { Icon, Section } from '@jahrring/ui';
import { useField } from '@jahrring/ui/form';
import { useId } from 'react';
import { chevronDownIcon } from '@jahrring/ui/icons';

/** Project statuses that can be set by hand, and therefore by a document; the others follow from bills and payments. */
const projectStatuses = ['PREP', 'OFFR', 'CONF', 'REJC', 'PROG', 'DONE', 'PRCH', 'CANC', 'ARCH'] as const;

interface Step {
  type: DocumentType;
  status: DocumentStatus;
}

/** Every status a document takes by somebody's act; what it follows from elsewhere moves no project. */
const steps: readonly Step[] = documentTypes.flatMap((type) => {
  const reached = Object.values(documentTransitions[type])
    .flat()
    .filter((step) => !step.derived && step.to !== 'PREP' && step.to !== 'ARCH');
  return [...new Set(reached.map((step) => step.to))].map((status) => ({ type, status }));
});

function withStep(all: ProjectSteps, { type, status }: Step, projectStatus: string): ProjectSteps {
  const { [status]: _before, ...others } = all[type] ?? {};
  const own = projectStatus === '' ? others : { ...others, [status]: projectStatus };
  const { [type]: _own, ...rest } = all;
  return Object.keys(own).length === 0 ? rest : { ...rest, [type]: own };
}

/** Fields for the project status that a document's step sets; without one the project does not change. */
export function ProjectStepFields() {
  const t = useT('documents');
  const label = t('settings.section.projectSteps');
  const field = useField<ProjectSteps | undefined>({ name: 'projectSteps', label }, (value) =>
    steps
      .flatMap(({ type, status }) => {
        const moved = (value as ProjectSteps)[type]?.[status];
        if (!moved) return [];
        const reached = `${t(`type.${type}`)} ${t(`common:status.${status}`)}`;
        return `${reached}: ${t(`common:status.${moved}`)}`;
      })
      .join(', '),
  );
  const all = field.value ?? {};
  return (
    <Section title={label} description={t('settings.hint.projectSteps')}>
      <ul className="documents-steps">
        {steps.map((step) => (
          <StepRow
            key={`${step.type} ${step.status}`}
            step={step}
            value={all[step.type]?.[step.status] ?? ''}
            onChange={(projectStatus) => field.setValue(withStep(all, step, projectStatus))}
          />
        ))}
      </ul>
    </Section>
  );
}

interface StepRowProps {
  step: Step;
  value: string;
  onChange: (projectStatus: string) => void;
}

function StepRow({ step, value, onChange }: StepRowProps) {
  const t = useT('documents');
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>
        {t(`type.${step.type}`)} <WorkStatusPill status={step.status} />
      </label>
      <span className="jr-control jr-control--select">
        <select
          id={id}
          className="jr-control__input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('settings.projectUnmoved')}</option>
          {projectStatuses.map((status) => (
            <option key={status} value={status}>
              {t('settings.projectTo', { status: t(`common:status.${status}`) })}
            </option>
          ))}
        </select>
        <Icon name={chevronDownIcon} size={18} className="jr-control__chevron" />
      </span>
    </li>
  );
}
