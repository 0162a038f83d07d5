import { dateOrders, entryImportFields } from '@jahrring/contracts-time';
import { useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Row, Stack, Text } from '@jahrring/ui';
import { CheckboxField, EntityPicker, Form, SelectField, useForm } from '@jahrring/ui/form';
import { useMemo, useState } from 'react';
import { settingsIcon } from '@jahrring/ui/icons';
import { searchEmployees, searchProjects } from '../entry-form/search-options';
import { useEntryForm } from '../time.api';
import { useCheckImport } from './import.api';
import type { ChosenFile } from './chosen-file';
import { toDraft, toOptions, type MappingDraft } from './mapping';

interface MappingFormProps {
  chosen: ChosenFile;
  onChecked: (chosen: ChosenFile) => void;
}

/**
 * Shows the interpretation of the file in one line; when opened, the meaning of each column and the defaults for gaps.
 */
export function MappingForm({ chosen, onChecked }: MappingFormProps) {
  const t = useT('time');
  const { file, started } = chosen;
  const [opened, setOpened] = useState(started.workId === null);
  const used = Object.keys(started.columns).length;
  const facts = {
    origin: t(`import.origin.${started.origin}`),
    count: started.rowCount,
    used,
    columns: started.header.length,
  };
  return (
    <Stack gap={4}>
      <Row justify="between">
        <div>
          <Text as="div" strong>
            {file.name}
          </Text>
          <Text as="div" tone="muted">
            {t('import.facts', facts)}
          </Text>
        </div>
        <Button icon={settingsIcon} onClick={() => setOpened(!opened)} aria-expanded={opened}>
          {t('import.columns')}
        </Button>
      </Row>
      {started.workId === null ? <Alert kind="info">{t('import.whichDay')}</Alert> : null}
      {started.dateOrderSure ? null : (
        <Alert kind="info">
          {t('import.dateUnsure', {
            sample: started.dateSample ?? '',
            order: t(`import.order.${started.dateOrder}`),
            columns: t('import.columns'),
          })}
        </Alert>
      )}
      {opened ? <Columns chosen={chosen} onChecked={onChecked} /> : null}
    </Stack>
  );
}

function Columns({ chosen, onChecked }: MappingFormProps) {
  const t = useT('time');
  const { file, started } = chosen;
  const form = useForm<MappingDraft>({ defaultValues: toDraft(started, chosen.options) });
  const { currentData: options } = useEntryForm(undefined);
  const [check] = useCheckImport();
  const toast = useProblemToast();
  const meanings = useMemo(
    () => entryImportFields.map((field) => ({ value: field, label: t(`import.field.${field}`) })),
    [t],
  );
  const again = async (draft: MappingDraft) => {
    const next = toOptions(draft);
    try {
      onChecked({ file, options: next, started: await check({ file, options: next }).unwrap() });
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Form form={form} onSubmit={again} label={t('import.columns')}>
      <Stack gap={4}>
        <CheckboxField name="hasTitles" label={t('import.hasTitles')} />
        <div className="time-import-columns">
          {started.header.map((title, place) => (
            <SelectField
              key={place}
              name={`fields.${place}`}
              label={title || t('import.noTitle', { place: place + 1 })}
              description={started.samples[place] || undefined}
              options={meanings}
              placeholder={t('import.ignore')}
              clearable
            />
          ))}
        </div>
        <div className="time-import-columns">
          <SelectField
            name="dateOrder"
            label={t('import.dateOrder')}
            options={dateOrders.map((order) => ({ value: order, label: t(`import.order.${order}`) }))}
          />
          <EntityPicker name="employeeId" label={t('import.standIn.employee')} onSearch={searchEmployees} />
          <EntityPicker name="projectId" label={t('import.standIn.project')} onSearch={searchProjects} />
          <SelectField
            name="activityId"
            label={t('import.standIn.activity')}
            options={(options?.activities ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            clearable
          />
        </div>
        <Row justify="end">
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
            {t('import.checkAgain')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
