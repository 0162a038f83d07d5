import type { ToolView } from '@jahrring/contracts-admin';
import { notify, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Alert, Stack } from '@jahrring/ui';
import { EntityPicker, SelectField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { z } from 'zod';
import { searchLicences } from './search-licences';
import { usePinTool } from './tools.api';

const draft = z.object({ licenceId: z.uuid(), version: z.string().min(1) });
interface PinDialogProps {
  tool: ToolView;
  version: string | undefined;
  onClose: () => void;
}

/** Holds one licence at a version, whatever the channels say. */
export function PinDialog({ tool, version, onClose }: PinDialogProps) {
  const t = useT('admin');
  const versions = tool.items.filter(({ state }) => state === 'published');
  const form = useZodForm(draft, {
    licenceId: '',
    version: version ?? tool.stable ?? versions[0]?.version ?? '',
  });
  const [name, setName] = useState('');
  const [pin, { isLoading }] = usePinTool();
  const save = useSubmit(form, async ({ licenceId, version: chosen }: z.infer<typeof draft>) => {
    await pin({ tool: tool.id, licenceId, pin: { version: chosen } }).unwrap();
    notify.success(t('tool.pinDone', { licence: name, version: chosen }));
    onClose();
  });
  return (
    <FormDialog
      title={t('tool.pin')}
      form={form}
      label={t('tool.pin')}
      saving={isLoading}
      submitLabel={t('tool.pinSubmit')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <EntityPicker
          name="licenceId"
          label={t('charge.licence')}
          onSearch={searchLicences}
          selected={null}
          onChosen={(item) => setName(item?.label ?? '')}
          emptyValue=""
        />
        <SelectField
          name="version"
          label={t('tool.version')}
          options={versions.map((release) => ({ value: release.version, label: release.version }))}
          required
        />
        <Alert>{t('tool.pinEffect')}</Alert>
      </Stack>
    </FormDialog>
  );
}
