import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { PlanPlace } from './plan-move';

interface DropAreaProps {
  place: PlanPlace;
  /** `td` inside a table. */
  as?: 'td' | 'div' | 'section';
  className: string;
  label?: string;
  marks?: Record<`data-${string}`, true | undefined>;
  children: ReactNode;
}

/** Area where cards can be dropped. */
export function DropArea({ place, as: Tag = 'div', className, label, marks, children }: DropAreaProps) {
  const { setNodeRef, isOver } = useDroppable({
    id: `${place.day ?? 'tray'} ${place.personId ?? ''}`,
    data: { place },
  });
  return (
    <Tag
      ref={setNodeRef}
      className={className}
      data-over={isOver || undefined}
      {...(label ? { 'aria-label': label } : {})}
      {...marks}
    >
      {children}
    </Tag>
  );
}
