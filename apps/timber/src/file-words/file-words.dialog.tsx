import {
  fileWordLimits,
  qualities,
  speciesCodes,
  type FileWord,
  type UnknownWord,
} from '@jahrring/contracts-timber';
import { useProblemToForm, useT, type Translate } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Columns, Stack, Text } from '@jahrring/ui';
import { SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { useSaveFileWords } from './file-words.api';

/** Columns that a file lacks, the titles it has, and all that columns may be. */
export interface FileColumns {
  fields: readonly string[];
  needed: readonly string[];
  titles: readonly string[];
}

interface FileWordsDialogProps {
  /** Whose words they are; null for lists of stems. */
  partnerId: string | null;
  columns: FileColumns | null;
  unknown: readonly UnknownWord[];
  onClose: () => void;
  /** The words have a meaning now: the file is read again. */
  onSaved: () => void;
}

const draft = z.object({
  columns: z.array(z.string().nullable()),
  words: z.array(z.string().nullable()),
});
type Draft = z.infer<typeof draft>;

/** Asks once what columns and words of a file are; kept for the next files. */
export function FileWordsDialog({ partnerId, columns, unknown, onClose, onSaved }: FileWordsDialogProps) {
  const t = useT('timber');
  const titles = columns?.titles ?? [];
  const form = useZodForm<Draft, Draft>(draft, {
    columns: (columns?.fields ?? []).map(() => null),
    words: unknown.map(({ kind, name }) =>
      kind === 'assortment' ? name.slice(0, fileWordLimits.value) : null,
    ),
  });
  const toForm = useProblemToForm(form);
  const [save, { isLoading }] = useSaveFileWords();
  const send = async (said: Draft) => {
    const words = wordsOf(said, columns, unknown);
    const answer = words.length > 0 ? await save({ partnerId, words }) : { error: undefined };
    if (answer.error) toForm(answer.error);
    else onSaved();
  };
  return (
    <FormDialog
      title={t(columns ? 'fileWord.columns' : 'fileWord.words')}
      form={form}
      saving={isLoading}
      submitLabel={t('fileWord.save')}
      size="large"
      onSubmit={send}
      onClose={onClose}
    >
      <Stack>
        <Text as="p">{t(columns ? 'fileWord.columnsText' : 'fileWord.wordsText')}</Text>
        <Columns>
          {(columns?.fields ?? []).map((field, index) => (
            <SelectField
              key={field}
              name={`columns.${index}`}
              label={t(`fileWord.column.${field}`)}
              options={titles.map((title) => ({ value: title, label: title }))}
              required={columns?.needed.includes(field) ?? false}
              clearable
            />
          ))}
          {unknown.map((word, index) => (
            <WordField key={`${word.kind} ${word.name}`} word={word} name={`words.${index}`} />
          ))}
        </Columns>
      </Stack>
    </FormDialog>
  );
}

function WordField({ word: { kind, name: word }, name }: { word: UnknownWord; name: string }) {
  const t = useT('timber');
  const label = t(`fileWord.kind.${kind}`, { word });
  if (kind === 'assortment') return <TextField name={name} label={label} maxLength={fileWordLimits.value} />;
  return (
    <SelectField
      name={name}
      label={label}
      options={optionsOf(kind, t)}
      required={kind === 'species'}
      clearable
    />
  );
}

function optionsOf(kind: UnknownWord['kind'], t: Translate) {
  if (kind === 'species') return speciesCodes.map((value) => ({ value, label: t(`species.${value}`) }));
  return qualities.map((value) => ({ value, label: value }));
}

function wordsOf(said: Draft, columns: FileColumns | null, unknown: readonly UnknownWord[]): FileWord[] {
  const named = (columns?.fields ?? []).flatMap((field, index): FileWord[] => {
    const title = said.columns[index];
    return title ? [{ kind: 'column', name: title, value: field }] : [];
  });
  const meant = unknown.flatMap(({ kind, name }, index): FileWord[] => {
    const value = said.words[index] ?? '';
    return kind === 'species' && value === '' ? [] : [{ kind, name, value }];
  });
  return [...named, ...meant];
}
