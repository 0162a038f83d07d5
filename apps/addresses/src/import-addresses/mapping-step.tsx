import {
  importSettings,
  importTargets,
  matchKeys,
  type AddressImportView,
  type ImportSettings,
  type ImportSettingsDraft,
} from '@jahrring/contracts-addresses';
import { useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Row, Section, Stack, Text } from '@jahrring/ui';
import { CheckboxField, Form, RadioGroup, SelectField, useWatch, useZodForm } from '@jahrring/ui/form';
import { useMemo } from 'react';
import { addressOptions } from '../address-options';
import { useCheckImport } from '../addresses.api';
import { missingTargets, targetKey } from './import-steps';

const delimiterNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const;

/** What was recognised of the file, in one line. */
function FileFacts({ run }: { run: AddressImportView }) {
  const t = useT('addresses');
  const facts = t('import.fileFacts', {
    count: run.rowCount,
    columns: run.columns.length,
    encoding: run.encoding.toUpperCase(),
    delimiter: t(`import.delimiter.${delimiterNames[run.delimiter]}`),
  });
  return (
    <div>
      <Text as="div" strong>
        {run.fileName}
      </Text>
      <Text as="div" tone="muted">
        {facts}
      </Text>
    </div>
  );
}

/** The columns by their titles; without titles by their numbers, and the first line is a value like the others. */
function useColumns(run: AddressImportView): { title: string; samples: string[] }[] {
  const t = useT('addresses');
  const { hasTitles } = useWatch<ImportSettingsDraft>();
  return run.columns.map(({ header, samples }, index) =>
    hasTitles
      ? { title: header || t('import.noHeader'), samples }
      : {
          title: t('import.columnNumber', { number: index + 1 }),
          samples: [header, ...samples].filter(Boolean).slice(0, 3),
        },
  );
}

/** Each column of the file with its first values and what it becomes. */
function ColumnList({ run }: { run: AddressImportView }) {
  const t = useT('addresses');
  const columns = useColumns(run);
  const targets = useMemo(
    () => importTargets.map((target) => ({ value: target, label: t(targetKey(target)) })),
    [t],
  );
  return (
    <div className="addresses-mapping">
      <div className="addresses-mapping__head" aria-hidden="true">
        <span>{t('import.column')}</span>
        <span>{t('import.sample')}</span>
        <span>{t('import.target')}</span>
      </div>
      {columns.map(({ title, samples }, index) => (
        <div className="addresses-mapping__row" key={index}>
          <Text strong>{title}</Text>
          <span className="addresses-mapping__samples">{samples.join(' · ')}</span>
          <SelectField
            name={`mapping.${index}`}
            label={`${title} ${t('import.target')}`}
            hideLabel
            options={targets}
            placeholder={t('import.ignore')}
            clearable
          />
        </div>
      ))}
    </div>
  );
}

function MissingNote() {
  const t = useT('addresses');
  const { mapping = [], nameFromStreet = false } = useWatch<ImportSettingsDraft>();
  const missing = missingTargets(
    mapping.map((target) => target ?? null),
    { nameFromStreet },
  );
  if (missing.length === 0) return null;
  const fields = missing.map((field) => t(`field.${field}`)).join(', ');
  return <Alert kind="warning">{t('import.missingTargets', { fields })}</Alert>;
}

function SettingsFields() {
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  const matchOptions = matchKeys.map((key) => ({ value: key, label: t(`import.match.${key}`) }));
  const onMatchOptions = [
    { value: 'update', label: t('import.onMatchUpdate'), description: t('import.onMatchHint') },
    { value: 'skip', label: t('import.onMatchSkip') },
  ];
  return (
    <div className="addresses-import__settings">
      <SelectField name="matchKey" label={t('import.matchKey')} options={matchOptions} />
      <RadioGroup name="onMatch" label={t('import.onMatch')} options={onMatchOptions} />
      <SelectField name="defaultCountry" label={t('import.defaultCountry')} options={options.country} />
      <SelectField name="defaultLanguage" label={t('import.defaultLanguage')} options={options.language} />
      <CheckboxField name="nameFromStreet" label={t('import.nameFromStreet')} />
      <CheckboxField name="external" label={t('import.external')} />
    </div>
  );
}

/** What the columns mean and how existing addresses are treated; proposed from the titles, changed where it is wrong. */
export function MappingStep({ run, onChecked }: { run: AddressImportView; onChecked: () => void }) {
  const t = useT('addresses');
  const form = useZodForm(importSettings, run.settings);
  const [check] = useCheckImport();
  const toast = useProblemToast();
  const start = (settings: ImportSettings) => check({ id: run.id, settings }).unwrap().then(onChecked, toast);
  return (
    <Form form={form} onSubmit={start} label={t('import.step.mapping')}>
      <Stack gap={6}>
        <FileFacts run={run} />
        <CheckboxField name="hasTitles" label={t('import.hasTitles')} />
        <ColumnList run={run} />
        <MissingNote />
        <Section title={t('import.matchKey')}>
          <SettingsFields />
        </Section>
        <Row justify="end">
          <Button to="/addresses/import">{t('action.back')}</Button>
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
            {t('import.check')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
