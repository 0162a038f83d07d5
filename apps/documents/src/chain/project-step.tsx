import type { DocumentStatus, DocumentView } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Alert, Checkbox } from '@jahrring/ui';
import { useState } from 'react';
import { useDraftChoices } from '../documents.api';

/** Statuses of a project that its time entries can follow. */
const entryStatuses: readonly string[] = ['PRCH', 'CHRG', 'CANC', 'ARCH'];

export interface ProjectStep {
  /** Status the project gets; null where the step moves none. */
  projectStatus: string | null;
  projectNumber: string | null;
  /** The answer to the question about its time entries. */
  changeEntries: boolean;
  setChangeEntries: (change: boolean) => void;
}

/** Returns the effect of a document's step on its project, according to the licence's settings. */
export function useProjectStep(document: DocumentView, status: DocumentStatus | null): ProjectStep {
  const { data } = useDraftChoices(undefined, { skip: document.projectId === null });
  const [changeEntries, setChangeEntries] = useState(false);
  const projectStatus = (status && data?.projectSteps[document.type]?.[status]) || null;
  return { projectStatus, projectNumber: document.projectNumber, changeEntries, setChangeEntries };
}

/** Tells that the project moves along, and asks about its time entries where they can follow. */
export function ProjectStepNote({ step }: { step: ProjectStep }) {
  const t = useT('documents');
  const { projectStatus, projectNumber, changeEntries, setChangeEntries } = step;
  if (!projectStatus) return null;
  return (
    <Alert kind="info">
      <p>{t('step.project', { number: projectNumber ?? '', status: t(`common:status.${projectStatus}`) })}</p>
      {entryStatuses.includes(projectStatus) ? (
        <Checkbox checked={changeEntries} onChange={setChangeEntries} label={t('step.entries')} />
      ) : null}
    </Alert>
  );
}
