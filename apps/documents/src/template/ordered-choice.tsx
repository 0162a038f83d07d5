import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useT } from '@jahrring/tool-kit';
import { Checkbox } from '@jahrring/ui';
import { useField } from '@jahrring/ui/form';
import { useMemo, type ReactNode } from 'react';
import type { ChoiceOption } from './choice-set';
import { OrderedRow } from './ordered-row';

interface OrderedChoiceProps {
  name: string;
  label: string;
  description?: ReactNode;
  options: readonly ChoiceOption[];
  /** Cannot be left out. */
  required?: readonly string[];
}

/** Any of the options in an order of one's own; those left out stand below. */
export function OrderedChoice({ name, label, description, options, required = [] }: OrderedChoiceProps) {
  const t = useT('documents');
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const field = useField<string[]>({ name, label }, (value) =>
    typeof value === 'string' ? labelOf(value) : undefined,
  );
  const chosen = field.value;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    field.setValue(
      arrayMove([...chosen], chosen.indexOf(String(active.id)), chosen.indexOf(String(over.id))),
    );
  };
  const toggle = (value: string, isOn: boolean) =>
    field.setValue(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  const others = options.filter(({ value }) => !chosen.includes(value));
  return (
    <fieldset id={field.id} className="documents-order">
      <legend>{label}</legend>
      {description ? <p>{description}</p> : null}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: useAnnouncements(chosen, labelOf),
          screenReaderInstructions: { draggable: t('template.drag.help') },
        }}
      >
        <SortableContext items={chosen} strategy={verticalListSortingStrategy}>
          <ul>
            {chosen.map((value) => (
              <OrderedRow
                key={value}
                value={value}
                label={labelOf(value)}
                isRequired={required.includes(value)}
                onRemove={() => toggle(value, false)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {others.length > 0 ? (
        <ul className="documents-order__others">
          {others.map(({ value, label: text }) => (
            <li key={value}>
              <span className="documents-order__grip" />
              <Checkbox label={text} checked={false} onChange={() => toggle(value, true)} />
            </li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  );
}

/** Returns the screen reader announcements while something is moved. */
function useAnnouncements(chosen: readonly string[], labelOf: (value: string) => string): Announcements {
  const t = useT('documents');
  return useMemo(() => {
    const say = (key: string, active: string | number, over?: string | number) =>
      t(key, {
        title: labelOf(String(active)),
        place: chosen.indexOf(String(over ?? active)) + 1,
        count: chosen.length,
      });
    return {
      onDragStart: ({ active }) => say('template.drag.start', active.id),
      onDragOver: ({ active, over }) => say('template.drag.over', active.id, over?.id),
      onDragEnd: ({ active, over }) => say('template.drag.end', active.id, over?.id),
      onDragCancel: ({ active }) => say('template.drag.cancel', active.id),
    };
  }, [chosen, labelOf, t]);
}
