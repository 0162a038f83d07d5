import {
  createPhase,
  type CreatePhase,
  type PhaseDraft,
  type PhaseView,
  type PhaseWork,
} from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useRemoval, useVersionedSave } from '@jahrring/tool-kit/form';
import { searchProjects } from '@jahrring/tool-kit/record-search';
import { Button, Checkbox, Columns, Stack, Text } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  NumberField,
  TextField,
  useFormContext,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import { useCreatePhase, useDeletePhase, useRestorePhase, useUpdatePhase } from '../planning.api';
import { useWorkText } from './work-text';

/** Returns the form's values of a phase. */
export function draftOf({ id: _id, version: _version, ...phase }: PhaseView): PhaseDraft {
  return phase;
}

interface PhaseDialogProps {
  draft: PhaseDraft;
  /** The phase that is changed; none: a new one. */
  phase?: PhaseView | undefined;
  /** Number and title, where the project is known. */
  project: string | null;
  phases: readonly PhaseView[];
  /** Planned and recorded work; undefined for who does not see everybody's plan. */
  work: PhaseWork | undefined;
  onClose: () => void;
}

/** Makes, changes, links or removes a phase: the way that needs no pointer. */
export function PhaseDialog({ draft, phase, project, phases, work, onClose }: PhaseDialogProps) {
  const t = useT('planning');
  const workText = useWorkText();
  const form = useZodForm(createPhase, draft);
  const [create, creating] = useCreatePhase();
  const [update, updating] = useUpdatePhase();
  const { save, conflict } = useVersionedSave<PhaseView | undefined, PhaseDraft, CreatePhase, unknown>({
    ...{ form, record: phase, toDraft: (stored) => (stored ? draftOf(stored) : draft) },
    load: (current) => current as PhaseView | undefined,
    run: ({ id: _id, ...values }, stored) => {
      if (!stored) return create(values).unwrap();
      const { projectId: _project, ...patch } = values;
      return update({ id: stored.id, version: stored.version, patch }).unwrap();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog<PhaseDraft, CreatePhase>
      title={t(phase ? 'phase.edit' : 'phase.add')}
      form={form}
      saving={creating.isLoading || updating.isLoading}
      further={phase ? <RemoveButton phase={phase} onRemoved={onClose} /> : null}
      onSubmit={save}
      onClose={onClose}
    >
      {conflict}
      <Stack>
        {project ? (
          <Text strong>{project}</Text>
        ) : (
          <EntityPicker
            name="projectId"
            label={t('field.project')}
            placeholder={t('picker.project')}
            onSearch={searchProjects}
            autoFocus
          />
        )}
        <TextField name="title" label={t('phase.title')} autoFocus={project !== null} />
        <Columns>
          <DateField name="firstDay" label={t('field.firstDay')} />
          <DateField name="lastDay" label={t('field.lastDay')} />
        </Columns>
        <NumberField name="people" label={t('phase.peopleField')} />
        {work ? <Text tone="muted">{workText(work)}</Text> : null}
        <Waits phaseId={phase?.id} phases={phases} />
      </Stack>
    </FormDialog>
  );
}

/** Fields for the other phases of its project that a phase waits for, and the number of days between. */
function Waits({ phaseId, phases }: { phaseId: string | undefined; phases: readonly PhaseView[] }) {
  const t = useT('planning');
  const { setValue } = useFormContext<PhaseDraft>();
  const { projectId, after = [] } = useWatch<PhaseDraft>();
  const others = phases.filter((one) => one.projectId === projectId && one.id !== phaseId);
  if (others.length === 0) return null;
  const put = (next: PhaseDraft['after']) => setValue('after', next ?? [], { shouldDirty: true });
  return (
    <fieldset className="planning-waits">
      <legend>{t('phase.after')}</legend>
      {others.map(({ id, title }) => {
        const index = after.findIndex((link) => link?.phaseId === id);
        const links = after.flatMap((link) =>
          link?.phaseId ? [{ phaseId: link.phaseId, days: link.days ?? 0 }] : [],
        );
        return (
          <div key={id} className="planning-waits__row">
            <Checkbox
              checked={index >= 0}
              label={title}
              onChange={(on) =>
                put(on ? [...links, { phaseId: id, days: 0 }] : links.filter((link) => link.phaseId !== id))
              }
            />
            {index >= 0 ? (
              <NumberField name={`after.${index}.days`} label={t('phase.daysBetween', { title })} />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

function RemoveButton({ phase, onRemoved }: { phase: PhaseView; onRemoved: () => void }) {
  const t = useT('planning');
  const [removePhase] = useDeletePhase();
  const [restore] = useRestorePhase();
  const { remove } = useRemoval({
    remove: ({ id, version }: PhaseView) => removePhase({ id, version }).unwrap(),
    restore: ({ id }: PhaseView) => restore({ id }).unwrap(),
    removed: ({ title }) => t('phase.removed', { title }),
  });
  const removeAndClose = async () => {
    if (await remove(phase)) onRemoved();
  };
  return (
    <Button variant="danger" icon={trashIcon} onClick={() => void removeAndClose()}>
      {t('action.delete')}
    </Button>
  );
}
