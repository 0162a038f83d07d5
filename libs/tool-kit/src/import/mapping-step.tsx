import type { ImportSettingsBase, ImportView } from '@jahrring/contracts-common/imports';
import { useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Row, Section, Stack, Text } from '@jahrring/ui';
import { CheckboxField, Form, SelectField, useWatch, useZodForm } from '@jahrring/ui/form';
import { useCheckImport } from './import.api';
import type { ImportSpec } from './import-spec';

const delimiterNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const;
const shownSamples = 3;

interface RunProps {
  spec: ImportSpec;
  run: ImportView;
}

/** Shows rows, columns, encoding and delimiter of the file in one line. */
function FileFacts({ run }: Pick<RunProps, 'run'>) {
  const t = useT();
  const { encoding, delimiter } = run;
  const facts = { count: run.rowCount, columns: run.columns.length };
  const text =
    encoding && delimiter
      ? t('import.fileFacts', {
          ...facts,
          encoding: encoding.toUpperCase(),
          delimiter: t(`import.delimiter.${delimiterNames[delimiter]}`),
        })
      : t('import.bookFacts', facts);
  return (
    <div>
      <Text as="div" strong>
        {run.fileName}
      </Text>
      <Text as="div" tone="muted">
        {text}
      </Text>
    </div>
  );
}

/** The columns by their titles; without titles by their numbers, and the first line is a value like the others. */
function useColumns(run: ImportView): { title: string; samples: string[] }[] {
  const t = useT();
  const { hasTitles } = useWatch<ImportSettingsBase>();
  return run.columns.map(({ header, samples }, index) =>
    hasTitles
      ? { title: header || t('import.noHeader'), samples }
      : {
          title: t('import.columnNumber', { number: index + 1 }),
          samples: [header, ...samples].filter(Boolean).slice(0, shownSamples),
        },
  );
}

/** Each column of the file with its first values and what it becomes. */
function ColumnList({ spec, run }: RunProps) {
  const t = useT();
  const columns = useColumns(run);
  return (
    <div className="kit-import-mapping">
      <div className="kit-import-mapping__head" aria-hidden="true">
        <span>{t('import.column')}</span>
        <span>{t('import.sample')}</span>
        <span>{t('import.target')}</span>
      </div>
      {columns.map(({ title, samples }, index) => (
        <div className="kit-import-mapping__row" key={index}>
          <Text strong>{title}</Text>
          <span className="kit-import-mapping__samples">{samples.join(' · ')}</span>
          <SelectField
            name={`mapping.${index}`}
            label={`${title} ${t('import.target')}`}
            hideLabel
            options={spec.fields}
            placeholder={t('import.ignore')}
            clearable
          />
        </div>
      ))}
    </div>
  );
}

function MissingNote({ spec: { missing } }: Pick<RunProps, 'spec'>) {
  const settings = useWatch<ImportSettingsBase>();
  const mapping = (settings.mapping ?? []).map((field) => field ?? null);
  const note = missing?.({ ...settings, mapping });
  return note ? <Alert kind="warning">{note}</Alert> : null;
}

/** Assigns columns to fields and chooses how existing records are treated; both are proposed from the titles. */
export function MappingStep({ spec, run, onChecked }: RunProps & { onChecked: () => void }) {
  const t = useT();
  const form = useZodForm(spec.schema, { ...run.settings });
  const [check] = useCheckImport();
  const toast = useProblemToast();
  const start = (settings: ImportSettingsBase) =>
    check({ url: spec.url, id: run.id, settings }).unwrap().then(onChecked, toast);
  return (
    <Form form={form} onSubmit={start} label={t('import.step.mapping')}>
      <Stack gap={6}>
        <FileFacts run={run} />
        <CheckboxField name="hasTitles" label={t('import.hasTitles')} />
        <ColumnList spec={spec} run={run} />
        <MissingNote spec={spec} />
        {spec.more ? (
          <Section title={spec.more.title}>
            <div className="kit-import__settings">{spec.more.fields}</div>
          </Section>
        ) : null}
        <div className="kit-import__foot">
          <Row justify="end">
            <Button to={spec.page}>{t('import.back')}</Button>
            <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
              {t('import.check')}
            </Button>
          </Row>
        </div>
      </Stack>
    </Form>
  );
}
