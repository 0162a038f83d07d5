import type { AssignmentView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { VisuallyHidden } from '@jahrring/ui';
import type { DragEvent } from 'react';

/** What is dragged; the grid reads it back on drop. */
export const dragType = 'application/x-jahrring-assignment';

interface AssignmentChipProps {
  assignment: AssignmentView;
  /** Who and when, for screen readers. */
  person: string;
  day: string;
  editable: boolean;
  onOpen: () => void;
}

/** One assignment in the plan: opens by click and Enter, moves by dragging. */
export function AssignmentChip({ assignment, person, day, editable, onOpen }: AssignmentChipProps) {
  const t = useT('planning');
  const { part, projectNumber, projectTitle, note } = assignment;
  const words = (
    <>
      <VisuallyHidden>{`${person}, ${day}: `}</VisuallyHidden>
      <span className="planning-chip__number">
        {projectNumber}
        {part === 'full' ? null : <small> {t(`partShort.${part}`)}</small>}
      </span>{' '}
      <span className="planning-chip__title">{projectTitle}</span>
      {note ? <span className="planning-chip__note">{note}</span> : null}
    </>
  );
  if (!editable) return <span className="planning-chip">{words}</span>;
  const start = (event: DragEvent) => {
    event.dataTransfer.setData(dragType, assignment.id);
    event.dataTransfer.effectAllowed = 'move';
  };
  return (
    <button type="button" className="planning-chip" draggable onDragStart={start} onClick={onOpen}>
      {words}
    </button>
  );
}
