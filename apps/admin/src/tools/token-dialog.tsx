import { createReleaseToken, type NewReleaseToken } from '@jahrring/contracts-admin';
import { holdsWords, localDate } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Alert, Button, Modal, Stack } from '@jahrring/ui';
import { DateField, EntityPicker, TextField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { CopySecret } from './copy-secret';
import { toolName } from './tool-names';
import { useCreateReleaseToken, useToolList } from './tools.api';

const draft = z.object({
  name: createReleaseToken.shape.name,
  tools: createReleaseToken.shape.tools,
  expiresOn: localDate.nullable(),
});

const allTools = '*';

/** A new key: for whom, for which tools, until when; then its secret, once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = useT('admin');
  const [create, { data, isLoading }] = useCreateReleaseToken();
  const { data: tools } = useToolList();
  const form = useZodForm(draft, { name: '', tools: [], expiresOn: null });
  const save = useSubmit(form, async ({ name, tools: chosen, expiresOn }: z.infer<typeof draft>) => {
    const expiresAt = expiresOn ? { expiresAt: `${expiresOn}T23:59:59.000Z` } : {};
    await create({ name, tools: chosen.includes(allTools) ? [allTools] : chosen, ...expiresAt }).unwrap();
  });
  const search = (text: string) => {
    const found = [allTools, ...(tools?.items.map(({ id }) => id) ?? [])].map((id) => ({
      id,
      label: id === allTools ? t('token.allTools') : toolName(t, id),
    }));
    const fits = holdsWords(text);
    return Promise.resolve(found.filter(({ label }) => fits(label)));
  };
  if (data) return <Secret token={data} onClose={onClose} />;
  return (
    <FormDialog
      title={t('token.create')}
      form={form}
      label={t('token.create')}
      saving={isLoading}
      submitLabel={t('token.make')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <TextField name="name" label={t('token.name')} description={t('token.nameHint')} />
        <EntityPicker name="tools" label={t('token.tools')} onSearch={search} selected={[]} multiple />
        <DateField name="expiresOn" label={t('token.expiresOn')} description={t('token.expiresHint')} />
      </Stack>
    </FormDialog>
  );
}

function Secret({ token, onClose }: { token: NewReleaseToken; onClose: () => void }) {
  const t = useT('admin');
  return (
    <Modal
      opened
      dismissible={false}
      onClose={onClose}
      title={t('token.made', { name: token.name })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('token.kept')}
        </Button>
      }
    >
      <Stack>
        <Alert kind="warning" title={t('token.onceTitle')}>
          {t('token.onceText')}
        </Alert>
        <CopySecret label={t('token.secret')} value={token.secret} />
        <p>{t('token.useText')}</p>
        <pre className="admin-code" tabIndex={0} aria-label={t('token.useText')}>
          {commandOf(token)}
        </pre>
      </Stack>
    </Modal>
  );
}

/** Returns the command with which a team publishes using its key. */
function commandOf({ tools: [first = allTools] }: NewReleaseToken): string {
  return `RELEASE_TOKEN=… npm run release -- ${first === allTools ? 'time' : first}`;
}
