import type { UpdateMachineSettings } from '@jahrring/contracts-machine-control';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Row, Stack, Text } from '@jahrring/ui';
import { TextField, useFormContext, useWatch } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

/** Kinds of repair that are offered when one is noted. */
export function RepairKinds() {
  const t = useT('machine-control');
  const { setValue } = useFormContext<UpdateMachineSettings>();
  const kinds = useWatch<UpdateMachineSettings, 'repairKinds'>({ name: 'repairKinds' });
  const set = (next: string[]) => setValue('repairKinds', next, { shouldDirty: true });
  return (
    <Stack gap={2}>
      <Text strong>{t('settings.repairKinds')}</Text>
      {kinds.map((_, index) => (
        <Row key={index} noWrap>
          <TextField
            name={`repairKinds.${index}`}
            label={t('settings.repairKind', { number: index + 1 })}
            hideLabel
          />
          <IconButton
            icon={trashIcon}
            label={t('settings.removeKind', { number: index + 1 })}
            onClick={() => set(kinds.filter((_kind, other) => other !== index))}
          />
        </Row>
      ))}
      <div>
        <Button icon={plusIcon} onClick={() => set([...kinds, ''])}>
          {t('settings.addKind')}
        </Button>
      </div>
    </Stack>
  );
}
