import { localDateAt } from '@jahrring/contracts-common';
import type { CreateTaskInput } from '@jahrring/contracts-projects';
import { notify, useAbility, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Button, Icon, useUiTexts, type IconShape } from '@jahrring/ui';
import { dateOrder } from '@jahrring/ui/input';
import { useDeferredValue, useId, useRef, useState, type FormEvent } from 'react';
import {
  alertIcon,
  calendarIcon,
  clockIcon,
  flagIcon,
  folderIcon,
  plusIcon,
  timerIcon,
  userIcon,
} from '@jahrring/ui/icons';
import { useCreateTask, useTaskPeople, useTaskProjects } from '../tasks.api';
import { useTaskActions, useTaskProblem } from '../use-task-actions';
import { Suggestions } from './suggestions';
import {
  parseTaskLine,
  projectWord,
  type LineWorld,
  type Piece,
  type PieceKind,
  type TaskLine,
} from './task-line';
import { useSuggestions } from './use-suggestions';

const icons: Readonly<Record<PieceKind, IconShape>> = {
  person: userIcon,
  project: folderIcon,
  priority: flagIcon,
  deadline: calendarIcon,
  time: clockIcon,
  hours: timerIcon,
};

/** Either right makes a task: for oneself, or for others. */
export const creating = ['tools.task.own.create', 'tools.task.others.create'];

interface AddLineProps {
  /** Values that every new task of this page gets. */
  preset?: Partial<CreateTaskInput>;
}

/** A task out of one typed line, for those who may make some. */
export function AddLine(props: AddLineProps) {
  const { canAny } = useAbility();
  return canAny(creating) ? <Line {...props} /> : null;
}

/** Line for a new task: the interpretation is shown below while typing, Enter creates the task. */
function Line({ preset = {} }: AddLineProps) {
  const t = useT('projects');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const world = useLineWorld(text);
  const line = parseTaskLine(text, world);
  const { items, active, pick, onKeyDown, onSelect } = useSuggestions({ text, setText, input, world });
  const list = `${id}-suggestions`;
  const { save, saving } = useSave(preset);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (line.title === '' || saving) return;
    if (await save(line)) setText('');
    input.current?.focus();
  };
  return (
    <form className="tasks-add" onSubmit={(event) => void submit(event)}>
      <div className="tasks-add__line">
        <Icon name={plusIcon} size={20} />
        <label htmlFor={id} className="jr-hidden">
          {t('tasks.line.label')}
        </label>
        <input
          ref={input}
          id={id}
          className="tasks-add__input"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('tasks.line.placeholder')}
          aria-describedby={`${id}-hint`}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? list : undefined}
          aria-activedescendant={items.length > 0 ? `${list}-${active}` : undefined}
          onKeyDown={onKeyDown}
          onSelect={onSelect}
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button type="submit" variant="primary" disabled={line.title === ''} loading={saving}>
          {t('tasks.line.add')}
        </Button>
      </div>
      {items.length > 0 ? <Suggestions id={list} items={items} active={active} onPick={pick} /> : null}
      <div id={`${id}-hint`} className="tasks-add__preview" aria-live="polite">
        {line.pieces.length > 0 ? <Preview line={line} /> : <span>{t('tasks.line.hint')}</span>}
      </div>
    </form>
  );
}

/** Returns the records in which the words of the line are looked up. */
function useLineWorld(text: string): LineWorld {
  const { user, licence } = useBoot();
  const { locale } = useUiTexts();
  const { can } = useAbility();
  const people = useTaskPeople().data ?? [];
  const word = useDeferredValue(projectWord(text));
  const projects = useTaskProjects(word, { skip: word === '' }).data ?? [];
  // A user who may plan only for themselves finds nobody else.
  const known = can('tools.task.others.create')
    ? people
    : people.filter(({ id }) => id === user.membershipId);
  const today = localDateAt(Date.now(), licence.timeZone);
  return { people: known, projects, today, order: dateOrder(locale) };
}

function Preview({ line }: { line: TaskLine }) {
  const t = useT('projects');
  return (
    <>
      <strong>{line.title === '' ? t('tasks.line.noTitle') : line.title}</strong>
      {line.pieces.map((piece, index) => (
        <PieceBadge key={`${piece.kind} ${index}`} piece={piece} line={line} />
      ))}
    </>
  );
}

function PieceBadge({ piece, line }: { piece: Piece; line: TaskLine }) {
  const t = useT('projects');
  const ui = useUiTexts();
  const format = useFormat();
  if (!piece.found) {
    return (
      <Badge tone="rot" icon={alertIcon}>
        {t(`tasks.line.unknown.${piece.kind}`, { text: piece.text })}
      </Badge>
    );
  }
  const word = {
    priority: () => ui.t(`priority.${line.priority}`),
    deadline: () => format.longDate(line.deadline ?? piece.text),
    person: () => piece.text,
    project: () => piece.text,
    time: () => piece.text,
    hours: () => t('tasks.hours', { hours: format.duration((line.plannedMinutes ?? 0) * 60) }),
  }[piece.kind]();
  return (
    <Badge tone="wald" icon={icons[piece.kind]}>
      {word}
    </Badge>
  );
}

function useSave(preset: Partial<CreateTaskInput>) {
  const t = useT('projects');
  const problem = useTaskProblem();
  const { remove } = useTaskActions();
  const [create, { isLoading }] = useCreateTask();
  const save = async ({ pieces: _pieces, ...line }: TaskLine): Promise<boolean> => {
    try {
      const body = { ...preset, ...line, projectId: line.projectId ?? preset.projectId };
      const task = await create(body).unwrap();
      const undo = { label: t('action.undo'), run: () => void remove(task) };
      notify.success(t('tasks.message.created', { title: task.title }), { action: undo });
      return true;
    } catch (error) {
      problem(error);
      return false;
    }
  };
  return { save, saving: isLoading };
}
