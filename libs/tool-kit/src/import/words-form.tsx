import type { ImportView, ImportWordView } from '@jahrring/contracts-common/imports';
import { problemOf, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Row, Section, Stack, Text } from '@jahrring/ui';
import { Form, useForm, type EntityItem } from '@jahrring/ui/form';
import { Suspense, useState } from 'react';
import { useExplainWords, useImportFound } from './import.api';
import type { ImportSpec, ImportWordsSpec } from './import-spec';
import { fieldOf, titleOf, toWords, toWordsDraft, type WordsDraft } from './words';
import { WordRow } from './word-row';

interface WordsProps {
  spec: ImportSpec;
  words: ImportWordsSpec;
  run: ImportView;
}

/** The words of a file that nobody here bears: whom or what they mean, once for all files of this kind. */
export function ImportWords({ spec, words, run }: WordsProps) {
  const { data } = useImportFound({ url: spec.url, id: run.id, version: run.version });
  const views = (data as { words?: ImportWordView[] } | undefined)?.words ?? [];
  if (views.length === 0) return null;
  return <WordsForm key={run.version} spec={spec} words={words} run={run} views={views} />;
}

/** A word whose record is about to be made. */
interface Missing {
  kind: string;
  title: string;
  place: number;
}

function WordsForm({ spec, words, run, views }: WordsProps & { views: readonly ImportWordView[] }) {
  const t = useT();
  const form = useForm<WordsDraft>({ defaultValues: toWordsDraft(views) });
  const toForm = useProblemToForm(form);
  const [explain] = useExplainWords();
  const [missing, setMissing] = useState<Missing | null>(null);
  const [made, setMade] = useState<Readonly<Record<number, EntityItem>>>({});
  const send = async (draft: WordsDraft) => {
    const { said, places } = toWords(views, draft);
    if (said.length === 0) return;
    try {
      await explain({ url: spec.url, id: run.id, words: said }).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      const fields = problem.fields?.map((fault) => ({ ...fault, field: fieldOf(fault.field, places) }));
      toForm(fields ? { ...problem, fields } : problem);
    }
  };
  const take = (place: number, item: EntityItem): void => {
    setMade({ ...made, [place]: item });
    setMissing(null);
    form.setValue(`words.${place}.target`, item.id, { shouldDirty: true, shouldValidate: true });
  };
  const { CreateDialog } = words;
  return (
    <Section title={t('import.words.title')}>
      <Form form={form} onSubmit={send} label={t('import.words.title')}>
        <Stack gap={4}>
          <Text tone="muted">{t('import.words.text')}</Text>
          <ul className="kit-import-rows">
            {views.map((view, place) => (
              <WordRow
                key={`${view.kind} ${view.word}`}
                {...{ words, view, place }}
                made={made[place]}
                onMissing={() => setMissing({ kind: view.kind, title: titleOf(view), place })}
              />
            ))}
          </ul>
          {words.hint?.(views)}
          <Row justify="end">
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t('import.words.keep')}
            </Button>
          </Row>
        </Stack>
      </Form>
      {missing && CreateDialog ? (
        <Suspense fallback={null}>
          <CreateDialog
            {...{ kind: missing.kind, title: missing.title }}
            onMade={(item) => take(missing.place, item)}
            onClose={() => setMissing(null)}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
