import { notify, useBoot, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Modal, Skeletons, Stack, Text } from '@jahrring/ui';
import { Form, FormActions, NumberField, TextField, useForm, type EntityItem } from '@jahrring/ui/form';
import { useEffect, useState } from 'react';
import {
  createMissing,
  isMissingKind,
  proposeNumber,
  type MissingDraft,
  type MissingKind,
} from './create-missing';

interface CreateMissingDialogProps {
  kind: string;
  /** Title in the file. */
  title: string;
  onMade: (item: EntityItem) => void;
  onClose: () => void;
}

/** Makes the project or the activity that a file names. */
export function CreateMissingDialog({ kind, title, onMade, onClose }: CreateMissingDialogProps) {
  return isMissingKind(kind) ? <MissingDialog {...{ kind, title, onMade, onClose }} /> : null;
}

interface MissingDialogProps extends CreateMissingDialogProps {
  kind: MissingKind;
}

function MissingDialog({ kind, title, onMade, onClose }: MissingDialogProps) {
  const t = useT('time');
  const number = useNumber(kind);
  return (
    <Modal opened onClose={onClose} title={t(`import.create.${kind}`)} size="small">
      {number === null ? (
        <Skeletons lines={3} lineHeight="3rem" />
      ) : (
        <Fields kind={kind} draft={{ number, title, price: '0' }} onMade={onMade} onClose={onClose} />
      )}
    </Modal>
  );
}

/** The number to propose for a project, `''` for an activity or where none can be had; null until it is known. */
function useNumber(kind: MissingKind): string | null {
  const [number, setNumber] = useState(kind === 'project' ? null : '');
  useEffect(() => {
    if (kind === 'project') void proposeNumber().then(setNumber, () => setNumber(''));
  }, [kind]);
  return number;
}

interface FieldsProps extends Omit<MissingDialogProps, 'title'> {
  draft: MissingDraft;
}

function Fields({ kind, draft, onMade, onClose }: FieldsProps) {
  const t = useT('time');
  const { currency } = useBoot().licence;
  const form = useForm<MissingDraft>({ defaultValues: draft });
  const save = useSubmit(form, async (values: MissingDraft) => {
    const made = await createMissing(kind, values);
    notify.success(t('import.create.done', { title: made.label }));
    onMade(made);
  });
  return (
    <Form form={form} onSubmit={save} label={t(`import.create.${kind}`)} draft={false}>
      <Stack gap={4}>
        <Text>{t(`import.create.${kind}Text`)}</Text>
        {kind === 'project' ? <TextField name="number" label={t('import.create.number')} required /> : null}
        <TextField name="title" label={t('import.create.title')} required />
        {kind === 'activity' ? (
          <NumberField
            name="price"
            label={t('import.create.price')}
            valueAs="string"
            decimals={4}
            minDecimals={2}
            suffix={currency}
            required
          />
        ) : null}
        <FormActions onCancel={onClose} submitLabel={t('import.create.action')} />
      </Stack>
    </Form>
  );
}
