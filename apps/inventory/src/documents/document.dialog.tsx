import { fileLimits } from '@jahrring/contracts-common';
import {
  createMachineDocument,
  machineDocumentKinds,
  type CreateMachineDocument,
  type MachineDocumentDraft,
  type MachineDocumentView,
} from '@jahrring/contracts-inventory';
import { newUuid, useProblemToast, useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Columns, Stack } from '@jahrring/ui';
import { DateField, FileDrop, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useCreateMachineDocument, useSaveDocumentFile, useUpdateMachineDocument } from './documents.api';

interface DocumentDialogProps {
  machineId: string;
  /** None: a new one. */
  document?: MachineDocumentView | undefined;
  onClose: () => void;
}

/** A paper of a machine: what it is, until when it is valid, and its file; another file takes the place of the first. */
export function DocumentDialog({ machineId, document, onClose }: DocumentDialogProps) {
  const t = useT('inventory');
  const draft: MachineDocumentDraft = {
    ...{ id: newUuid(), machineId, kind: 'registration', title: '', validUntil: null },
    ...(document && toDraft(document)),
  };
  const form = useZodForm(createMachineDocument, draft);
  const toast = useProblemToast();
  const [files, setFiles] = useState<File[]>([]);
  const [create] = useCreateMachineDocument();
  const [update] = useUpdateMachineDocument();
  const [saveFile] = useSaveDocumentFile();
  const saveFileOf = async ({ id, version }: MachineDocumentView) => {
    const [file] = files;
    if (!file) return;
    const saved = await saveFile({ id, version, file });
    // The paper stands; only its file is missing.
    if (saved.error) toast(saved.error);
  };
  const { save, conflict } = useVersionedSave<
    MachineDocumentView | undefined,
    MachineDocumentDraft,
    CreateMachineDocument,
    MachineDocumentView
  >({
    ...{ form, record: document, toDraft: (stored) => (stored ? toDraft(stored) : draft) },
    load: (current) => current as MachineDocumentView,
    run: async (values, from) => {
      const { kind, title, validUntil = null } = values;
      const patch = { kind, title, validUntil };
      const saved = from
        ? await update({ id: from.id, version: from.version, patch }).unwrap()
        : await create(values).unwrap();
      await saveFileOf(saved);
      return saved;
    },
    onSaved: onClose,
    message: ({ title }) => t('message.saved', { name: title }),
  });
  return (
    <FormDialog<MachineDocumentDraft, CreateMachineDocument>
      title={document?.title ?? t('document.add')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <TextField name="title" label={t('field.title')} />
        <Columns>
          <SelectField
            name="kind"
            label={t('field.kind')}
            options={machineDocumentKinds.map((value) => ({ value, label: t(`document.kind.${value}`) }))}
          />
          <DateField name="validUntil" label={t('field.validUntil')} />
        </Columns>
        <FileDrop
          label={t(document?.hasFile ? 'document.otherFile' : 'document.file')}
          files={files}
          onChange={(chosen) => setFiles(chosen.slice(-1))}
          maxSize={fileLimits.attachment}
        />
      </Stack>
      {conflict}
    </FormDialog>
  );
}

function toDraft({ id, machineId, kind, title, validUntil }: MachineDocumentView): MachineDocumentDraft {
  return { id, machineId, kind, title, validUntil };
}
