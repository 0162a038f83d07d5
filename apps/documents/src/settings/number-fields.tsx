import {
  documentTypes,
  formatNumber,
  numberDelimiters,
  numberFormats,
  type DocumentSettings,
  type DocumentSettingsDraft,
  type DocumentType,
  type NumberSeries,
} from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Section, Stack, Text } from '@jahrring/ui';
import { NumberField, SelectField, TextField, useWatch } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';

const delimiterNames = { '-': 'hyphen', '.': 'point', ',': 'comma', _: 'underscore', '': 'none' } as const;
const widths = ['4', '6'] as const;
/** Forms that always have six digits. */
const sixDigits: readonly string[] = ['consecutive', 'short_year'];

interface NumberFieldsProps {
  saved: DocumentSettings;
}

/** Fields for the numbering of each type of document, with an example of the format. */
export function NumberFields({ saved }: NumberFieldsProps) {
  const t = useT('documents');
  return (
    <Section title={t('settings.section.numbers')} description={t('settings.hint.numbers')}>
      <Stack gap={5}>
        {documentTypes.map((type) => (
          <fieldset className="documents-series" key={type}>
            <legend>{t(`type.${type}`)}</legend>
            <SeriesFields type={type} next={saved.nextNumbers[type]} />
            <Example type={type} saved={saved} />
          </fieldset>
        ))}
      </Stack>
    </Section>
  );
}

function SeriesFields({ type, next }: { type: DocumentType; next: number | undefined }) {
  const t = useT('documents');
  const format = useWatch<DocumentSettingsDraft, `series.${DocumentType}.format`>({
    name: `series.${type}.format`,
  });
  return (
    <div className="documents-series__fields">
      <SelectField
        name={`series.${type}.format`}
        label={t('settings.field.format')}
        options={numberFormats.map((value) => ({ value, label: t(`settings.format.${value}`) }))}
      />
      <SelectField
        name={`series.${type}.delimiter`}
        label={t('settings.field.delimiter')}
        disabled={format === 'consecutive'}
        emptyValue=""
        options={numberDelimiters
          .filter((value) => value !== '')
          .map((value) => ({ value, label: t(`settings.delimiter.${delimiterNames[value]}`) }))}
        clearable
        placeholder={t('settings.delimiter.none')}
      />
      {sixDigits.includes(format) ? null : (
        <SelectField
          name={`series.${type}.width`}
          label={t('settings.field.width')}
          valueAs="number"
          options={widths.map((value) => ({ value, label: value }))}
        />
      )}
      <TextField name={`series.${type}.prefix`} label={t('settings.field.prefix')} />
      <NumberField
        name={`startNumbers.${type}`}
        label={t('settings.field.startNumber')}
        description={next === undefined ? undefined : t('settings.hint.startNumber', { number: next })}
      />
    </div>
  );
}

/** The form as it would print today, and until when the one before goes on. */
function Example({ type, saved }: NumberFieldsProps & { type: DocumentType }) {
  const t = useT('documents');
  const format = useFormat();
  const series = useWatch<DocumentSettingsDraft, `series.${DocumentType}`>({ name: `series.${type}` });
  const today = localToday();
  const print = (one: NumberSeries) => formatNumber(one, today, saved.nextNumbers[type] ?? 1);
  const previous = saved.previous[type];
  return (
    <Text size="small" tone="muted" as="p">
      {t('settings.example', { number: print(series) })}
      {previous && previous.until > today
        ? ` · ${t('settings.from', { date: format.date(previous.until), number: print(previous.series) })}`
        : null}
    </Text>
  );
}
