import { newId } from '@jahrring/contracts-common';
import { taskLimits } from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton } from '@jahrring/ui';
import { TextField, useFieldArray } from '@jahrring/ui/form';
import type { KeyboardEvent } from 'react';
import { arrowDownIcon, arrowUpIcon, plusIcon, xIcon } from '@jahrring/ui/icons';
import type { TaskFormDraft } from './task-draft';

/** The lines of a checklist: Enter adds the next one, Alt and an arrow moves one. */
export function ChecklistField() {
  const t = useT('projects');
  const { fields, append, insert, move, remove } = useFieldArray<TaskFormDraft, 'checklist', 'key'>({
    name: 'checklist',
    keyName: 'key',
  });
  const full = fields.length >= taskLimits.items;
  const line = () => ({ id: newId(), text: '', done: false });
  const keys = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Enter' && (event.target as HTMLElement).matches('input[type=text]')) {
      event.preventDefault();
      if (!full) insert(index + 1, line());
    } else if (event.altKey && step !== 0 && fields[index + step]) {
      event.preventDefault();
      move(index, index + step);
    }
  };
  return (
    <fieldset className="tasks-lines">
      <legend>{t('taskFields.checklist')}</legend>
      {fields.map((field, index) => (
        <div key={field.key} className="tasks-lines__line" onKeyDown={(event) => keys(event, index)}>
          <TextField
            name={`checklist.${index}.text`}
            label={t('tasks.line.item', { n: index + 1 })}
            hideLabel
          />
          <IconButton
            icon={arrowUpIcon}
            size="small"
            label={t('tasks.line.up', { n: index + 1 })}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <IconButton
            icon={arrowDownIcon}
            size="small"
            label={t('tasks.line.down', { n: index + 1 })}
            disabled={index === fields.length - 1}
            onClick={() => move(index, index + 1)}
          />
          <IconButton
            icon={xIcon}
            size="small"
            label={t('tasks.line.remove', { n: index + 1 })}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button icon={plusIcon} size="small" disabled={full} onClick={() => append(line())}>
        {t('tasks.line.addItem')}
      </Button>
    </fieldset>
  );
}
