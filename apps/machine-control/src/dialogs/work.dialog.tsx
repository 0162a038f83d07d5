import { localDateAt } from '@jahrring/contracts-common';
import {
  createWork,
  workKinds,
  type ControlledMachine,
  type WorkDraft,
  type WorkView,
} from '@jahrring/contracts-machine-control';
import { useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { FormDialog, readAgain, useVersionedSave } from '@jahrring/tool-kit/form';
import { startValues } from '@jahrring/tool-kit/start-values';
import { Stack } from '@jahrring/ui';
import { FileDrop, RadioGroup, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useWorks } from '../machine-control.api';
import { useAddFile, useCreateWork, useUpdateWork } from '../machine-changes.api';
import { WorkFiles } from './work-files';
import { WorkFields } from './work-fields';

interface WorkDialogProps {
  machine: ControlledMachine;
  /** The saved one; none for a new one. */
  work?: WorkView;
  onClose: () => void;
}

/** A service, an exhaust test or a repair, with its papers. */
export function WorkDialog({ machine, work, onClose }: WorkDialogProps) {
  const t = useT('machine-control');
  const format = useFormat();
  const toDraft = (stored: WorkView | undefined) => draftOf(stored, localDateAt(Date.now(), format.timeZone));
  const form = useZodForm(createWork, toDraft(work));
  const { refetch } = useWorks(machine.id);
  const [create] = useCreateWork();
  const [update] = useUpdateWork();
  const [files, setFiles] = useState<File[]>([]);
  const addFiles = useAddFiles();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: work, toDraft },
    load: readAgain(refetch, work?.id),
    run: async (values, stored) => {
      const { kind: _kind, counter: _counter, id: _id, ...patch } = values;
      const saved = stored
        ? await update({ id: stored.id, version: stored.version, patch }).unwrap()
        : await create({ machineId: machine.id, ...values }).unwrap();
      await addFiles(saved, files);
      return saved;
    },
    onSaved: onClose,
    message: () => t('message.worked', { title: machine.title }),
  });
  return (
    <FormDialog
      title={t('work.title', { title: machine.title })}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {conflict}
        {work ? null : (
          <RadioGroup
            name="kind"
            label={t('work.what')}
            options={workKinds.map((value) => ({ value, label: t(`work.kind.${value}`) }))}
          />
        )}
        <WorkFields machine={machine} isNew={!work} />
        {work ? <WorkFiles work={work} /> : null}
        <FileDrop label={t('work.addFiles')} files={files} onChange={setFiles} multiple />
      </Stack>
    </FormDialog>
  );
}

function draftOf(work: WorkView | undefined, today: string): WorkDraft {
  const texts = { what: '', workshop: '', note: '' };
  const empty = { kind: 'service', doneOn: today, cost: null, passed: true, nextOn: null, ...texts } as const;
  return { ...startValues(empty, work), counter: null };
}

/** One after the other: each changes the version. A file that is refused is told; what was saved stays. */
function useAddFiles() {
  const [addFile] = useAddFile();
  const toast = useProblemToast();
  return async (saved: WorkView, files: readonly File[]): Promise<void> => {
    let { version } = saved;
    for (const file of files) {
      const answer = await addFile({ id: saved.id, version, file });
      if (answer.error) toast(answer.error);
      else ({ version } = answer.data);
    }
  };
}
