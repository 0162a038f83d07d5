import type { CrewResult, EntryForm, RecordCrewInput } from '@jahrring/contracts-time';
import {
  newUuid,
  notify,
  problemText,
  useFormat,
  useLeave,
  useProblemToForm,
  useT,
} from '@jahrring/tool-kit';
import { Columns, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm, type ZodForm } from '@jahrring/ui/form';
import { useRef, useState } from 'react';
import { entryDraft, toCreate, type EntryDraft } from '../entry-form/entry-draft';
import { EntryFields } from '../entry-form/entry-fields';
import { KindPicker } from '../entry-form/kind-picker';
import { RecentTiles } from '../entry-form/recent-tiles';
import { projectItem } from '../entry-form/search-options';
import { useSave } from '../offline/use-save';
import { useEmployees } from '../options.api';
import { useRecordCrew } from '../time.api';
import { CrewExceptions } from './crew-exceptions';
import { CrewPicker } from './crew-picker';
import { crewLines, toOwnLine, type CrewException } from './crew-lines';
import { CrewResults } from './crew-results';
import './crew.css';
import { useCrew } from './use-crew';
import { useExceptions } from './use-exceptions';

/** One line for many people: picked once, with what differs for somebody. */
export function CrewForm({ options, start }: { options: EntryForm; start: EntryDraft }) {
  const t = useT('time');
  const people = useEmployees();
  const form = useZodForm(entryDraft, { ...start, employeeId: null });
  const [chosen, setChosen] = useCrew();
  const { exceptions, setExceptions, own, errors } = useExceptions(form, chosen, options.timeZone);
  const { record, result, missing, clear } = useCrewRecording(form, options, chosen, own);
  const leave = useLeave(form.formState.isDirty);
  const project = [...options.projects, ...options.recent.map((recent) => recent.project)].find(
    ({ id }) => id === form.watch('projectId'),
  );
  if (people.error && !people.data) {
    return <ErrorState onRetry={() => void people.refetch()}>{problemText(t, people.error)}</ErrorState>;
  }
  if (!people.data) return <Skeletons lines={6} lineHeight="3.5rem" />;
  const crew = people.data.items.filter(({ id }) => chosen.has(id));
  const wrong = crew.filter(({ id }) => errors.has(id)).map(({ name }) => name);
  const submit = (draft: EntryDraft) => {
    if (wrong.length === 0) return record(draft, 'all');
    notify.error(t('crew.check', { names: wrong.join(', ') }));
    return undefined;
  };
  return (
    <Form form={form} onSubmit={submit} label={t('crew.title')}>
      <Columns count="side" gap={6}>
        <Stack gap={5}>
          <CrewPicker people={people.data.items} chosen={chosen} onChange={setChosen} missing={missing} />
          <KindPicker kinds={options.kinds} />
          <RecentTiles {...options} favourites={[]} />
          <EntryFields options={options} project={project ? projectItem(project) : null} />
          {form.watch('kind') === 'hours' ? (
            <CrewExceptions
              crew={crew}
              activities={options.activities}
              exceptions={exceptions}
              errors={errors}
              onChange={setExceptions}
            />
          ) : null}
          <FormActions
            onCancel={() => leave('/timeoverview')}
            submitLabel={t('crew.record', { count: crew.length })}
          />
        </Stack>
      </Columns>
      {result ? (
        <CrewResults
          result={result}
          onClose={clear}
          onOthers={() => void form.handleSubmit((draft) => record(draft, 'each'))()}
          onDone={() => leave('/timeoverview')}
        />
      ) : null}
    </Form>
  );
}

/** All or nobody at first; whoever could not be recorded is shown with the reason. */
function useCrewRecording(
  form: ZodForm<EntryDraft, EntryDraft>,
  options: EntryForm,
  chosen: ReadonlySet<string>,
  exceptions: readonly CrewException[],
) {
  const t = useT('time');
  const format = useFormat();
  const toForm = useProblemToForm(form);
  const [recordCrew] = useRecordCrew();
  const save = useSave(options);
  const [result, setResult] = useState<CrewResult | null>(null);
  const [missing, setMissing] = useState(false);
  const groupId = useRef(newUuid());
  const record = async (draft: EntryDraft, mode: 'all' | 'each') => {
    setMissing(chosen.size === 0);
    if (chosen.size === 0) return;
    const { id: _id, employeeId: _person, ...line } = toCreate(draft, groupId.current);
    const body: RecordCrewInput = {
      groupId: groupId.current,
      employeeIds: [...chosen],
      line,
      exceptions: exceptions.map(toOwnLine),
      mode,
    };
    try {
      const answer = await save(crewLines(body, options.timeZone), () => recordCrew(body).unwrap());
      if (answer === 'kept') {
        groupId.current = newUuid();
        return;
      }
      setResult(answer);
      if (answer.recorded === 0) return;
      groupId.current = newUuid();
      const seconds = answer.results.reduce((sum, { entry }) => sum + (entry?.seconds ?? 0), 0);
      notify.success(t('crew.recorded', { count: answer.recorded, hours: format.duration(seconds) }));
    } catch (error) {
      toForm(error);
    }
  };
  return { record, result, missing, clear: () => setResult(null) };
}
