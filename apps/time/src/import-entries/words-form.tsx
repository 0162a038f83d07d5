import type { ImportWordView } from '@jahrring/contracts-time';
import { Link, useAbility, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Row, Section, Stack, Text } from '@jahrring/ui';
import { CheckboxField, EntityPicker, Form, SelectField, useForm } from '@jahrring/ui/form';
import { searchEmployees, searchProjects } from '../entry-form/search-options';
import { useEntryForm } from '../time.api';
import { useExplainWords } from './import.api';
import { toWords, toWordsDraft, type WordsDraft } from './words';

interface WordsFormProps {
  checkId: string;
  words: readonly ImportWordView[];
  onExplained: (checkId: string) => void;
}

/** People, projects and activities of the file that nobody here bears: whom they mean, once for all files of this kind. */
export function WordsForm({ checkId, words, onExplained }: WordsFormProps) {
  const t = useT('time');
  const form = useForm<WordsDraft>({ defaultValues: toWordsDraft(words) });
  const [explain] = useExplainWords();
  const toast = useProblemToast();
  const send = async (draft: WordsDraft) => {
    const said = toWords(words, draft);
    if (said.length === 0) return;
    try {
      onExplained((await explain({ id: checkId, words: said }).unwrap()).id);
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Section title={t('import.words.title')}>
      <Form form={form} onSubmit={send} label={t('import.words.title')}>
        <Stack gap={4}>
          <Text tone="muted">{t('import.words.text')}</Text>
          <ul className="time-import-rows">
            {words.map((view, place) => (
              <WordRow key={`${view.kind} ${view.word}`} view={view} place={place} />
            ))}
          </ul>
          <CreateLinks words={words} />
          <Row justify="end">
            <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
              {t('import.words.keep')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Section>
  );
}

function WordRow({ view, place }: { view: ImportWordView; place: number }) {
  const t = useT('time');
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
      <Meaning view={view} place={place} />
      <CheckboxField name={`words.${place}.leftOut`} label={t('import.words.leaveOut')} />
    </li>
  );
}

function Meaning({
  view: { kind, word, target, targetTitle },
  place,
}: {
  view: ImportWordView;
  place: number;
}) {
  const t = useT('time');
  const { currentData: options } = useEntryForm(undefined);
  const name = `words.${place}.target`;
  const label = t('import.words.means', { word });
  if (kind === 'activity') {
    const activities = (options?.activities ?? []).map(({ id, title }) => ({ value: id, label: title }));
    return <SelectField name={name} label={label} hideLabel options={activities} clearable />;
  }
  return (
    <EntityPicker
      name={name}
      label={label}
      hideLabel
      onSearch={kind === 'employee' ? searchEmployees : searchProjects}
      selected={target ? { id: target, label: targetTitle ?? '' } : null}
    />
  );
}

/** Where what is missing is made, in a tab of its own: the file stays here. */
function CreateLinks({ words }: { words: readonly ImportWordView[] }) {
  const t = useT('time');
  const { can } = useAbility();
  const has = (kind: ImportWordView['kind']) => words.some((word) => word.kind === kind);
  return (
    <Row>
      {has('project') && can('tools.project.manage') ? (
        <Link to="/projects/create" target="_blank">
          {t('import.words.createProject')}
        </Link>
      ) : null}
      {has('activity') && can('tools.settings.license') ? (
        <Link to="/settings/objects/create" target="_blank">
          {t('import.words.createActivity')}
        </Link>
      ) : null}
    </Row>
  );
}
