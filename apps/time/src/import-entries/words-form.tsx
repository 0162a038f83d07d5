import type { ImportWordView } from '@jahrring/contracts-time';
import { problemOf, useAbility, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Row, Section, Stack, Text } from '@jahrring/ui';
import { CheckboxField, EntityPicker, Form, SelectField, useForm, type EntityItem } from '@jahrring/ui/form';
import { plusIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { searchEmployees, searchProjects } from '../entry-form/search-options';
import { useEntryForm } from '../time.api';
import { creatingKeys, type MissingKind } from './create-missing';
import { useExplainWords } from './import.api';
import { fieldOf, titleOf, toWords, toWordsDraft, type WordsDraft } from './words';

const CreateMissingDialog = lazy(async () => ({
  default: (await import('./create-missing-dialog')).CreateMissingDialog,
}));

interface WordsFormProps {
  checkId: string;
  words: readonly ImportWordView[];
  onExplained: (checkId: string) => void;
}

/** People, projects and activities of the file that nobody here bears: whom they mean, once for all files of this kind. */
export function WordsForm({ checkId, words, onExplained }: WordsFormProps) {
  const t = useT('time');
  const form = useForm<WordsDraft>({ defaultValues: toWordsDraft(words) });
  const toForm = useProblemToForm(form);
  const [explain] = useExplainWords();
  const { refetch } = useEntryForm(undefined);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [made, setMade] = useState<Readonly<Record<number, EntityItem>>>({});
  const send = async (draft: WordsDraft) => {
    const { said, places } = toWords(words, draft);
    if (said.length === 0) return;
    try {
      onExplained((await explain({ id: checkId, words: said }).unwrap()).id);
    } catch (error) {
      const problem = problemOf(error);
      const fields = problem.fields?.map((fault) => ({ ...fault, field: fieldOf(fault.field, places) }));
      toForm(fields ? { ...problem, fields } : problem);
    }
  };
  const take = (place: number, item: EntityItem): void => {
    setMade({ ...made, [place]: item });
    setMissing(null);
    void refetch();
    form.setValue(`words.${place}.target`, item.id, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Section title={t('import.words.title')}>
      <Form form={form} onSubmit={send} label={t('import.words.title')}>
        <Stack gap={4}>
          <Text tone="muted">{t('import.words.text')}</Text>
          <ul className="time-import-rows">
            {words.map((view, place) => (
              <WordRow
                key={`${view.kind} ${view.word}`}
                view={view}
                place={place}
                made={made[place]}
                onMissing={setMissing}
              />
            ))}
          </ul>
          {words.some(({ kind }) => kind === 'employee') ? (
            <Text tone="muted">{t('import.words.people')}</Text>
          ) : null}
          <Row justify="end">
            <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
              {t('import.words.keep')}
            </Button>
          </Row>
        </Stack>
      </Form>
      {missing ? (
        <Suspense fallback={null}>
          <CreateMissingDialog
            kind={missing.kind}
            title={missing.title}
            onMade={(item) => take(missing.place, item)}
            onClose={() => setMissing(null)}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}

/** A word whose record is about to be made. */
interface Missing {
  kind: MissingKind;
  title: string;
  place: number;
}

interface WordRowProps {
  view: ImportWordView;
  place: number;
  /** The record that was made for it here. */
  made: EntityItem | undefined;
  onMissing: (missing: Missing) => void;
}

function WordRow({ view, place, made, onMissing }: WordRowProps) {
  const t = useT('time');
  const { canAny } = useAbility();
  const { kind, word, lines, state } = view;
  return (
    <li className="time-import-word">
      <span className="time-import-row__what">
        <strong>{word}</strong>
        <span>
          {t(`import.field.${kind}`)} · {t('import.words.lines', { count: lines })} ·{' '}
          {t(`import.words.state.${state}`)}
        </span>
      </span>
      <span className="time-import-word__means">
        <Meaning view={view} place={place} made={made} />
        {kind !== 'employee' && canAny(creatingKeys[kind]) ? (
          <Button
            size="small"
            icon={plusIcon}
            aria-label={t('import.create.open', { word })}
            onClick={() => onMissing({ kind, title: titleOf(view), place })}
          >
            {t('import.create.action')}
          </Button>
        ) : null}
      </span>
      <CheckboxField name={`words.${place}.leftOut`} label={t('import.words.leaveOut')} />
    </li>
  );
}

function Meaning({
  view: { kind, word, target, targetTitle },
  place,
  made,
}: Omit<WordRowProps, 'onMissing'>) {
  const t = useT('time');
  const { currentData: options } = useEntryForm(undefined);
  const name = `words.${place}.target`;
  const label = t('import.words.means', { word });
  if (kind === 'activity') {
    const known = (options?.activities ?? []).map(({ id, title }) => ({ value: id, label: title }));
    const isNew = made && !known.some(({ value }) => value === made.id);
    const activities = isNew ? [...known, { value: made.id, label: made.label }] : known;
    return <SelectField name={name} label={label} hideLabel options={activities} clearable />;
  }
  return (
    <EntityPicker
      name={name}
      label={label}
      hideLabel
      onSearch={kind === 'employee' ? searchEmployees : searchProjects}
      selected={made ?? (target ? { id: target, label: targetTitle ?? '' } : null)}
    />
  );
}
