import { notify, useLeave, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import '../settings.css';
import { useCreateNumbered } from './numbered.api';
import { NumberedFormFields } from './numbered-form-fields';
import { type NumberedDraft, type NumberedKind, useNumberedKind } from './numbered-kind';

function CreateNumbered({ kind }: { kind: NumberedKind }) {
  const t = useT('admin');
  const { base, path, texts } = kind;
  const form = useZodForm(kind.schema, kind.empty);
  const [create] = useCreateNumbered();
  const leave = useLeave(form.formState.isDirty);
  const save = useSubmit(form, async (body: NumberedDraft) => {
    const { number, title } = await create({ base, body }).unwrap();
    notify.success(t(`${texts}.created`, { name: `${number} ${title}` }));
    leave(path);
  });
  const title = t(`${texts}.create`);
  return (
    <SettingsFrame title={title} breadcrumbs={[{ label: t(`${texts}.list`), to: path }]} width="narrow">
      <Form form={form} onSubmit={save} label={title}>
        <Stack gap={6}>
          <NumberedFormFields kind={kind} />
          <FormActions submitLabel={title} onCancel={() => leave(path)} />
        </Stack>
      </Form>
    </SettingsFrame>
  );
}

/** A new company part, centre or account, by the path. */
export function Component() {
  const kind = useNumberedKind();
  return <CreateNumbered key={kind.path} kind={kind} />;
}
