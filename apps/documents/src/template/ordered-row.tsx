import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useT } from '@jahrring/tool-kit';
import { Badge, Checkbox, Icon } from '@jahrring/ui';
import { gripIcon } from '@jahrring/ui/icons';

interface OrderedRowProps {
  value: string;
  label: string;
  isRequired: boolean;
  onRemove: () => void;
}

/** One thing of an ordered choice: dragged by its grip with the mouse or the arrow keys, left out by its tick. */
export function OrderedRow({ value, label, isRequired, onRemove }: OrderedRowProps) {
  const t = useT('documents');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: value });
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="documents-order__grip"
        {...attributes}
        {...listeners}
        aria-label={t('template.move', { title: label })}
      >
        <Icon name={gripIcon} size={20} />
      </button>
      <Checkbox label={label} checked disabled={isRequired} onChange={onRemove} />
      {isRequired ? <Badge>{t('template.required')}</Badge> : null}
    </li>
  );
}
