import { longestText, placeholdersOf, type TranslationView } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Row } from '@jahrring/ui';
import { Form, TextAreaField, useZodForm } from '@jahrring/ui/form';
import type { KeyboardEvent } from 'react';
import { z } from 'zod';
import { useChangeText } from './translations.api';

export interface TextEditorProps {
  locale: Locale;
  view: TranslationView;
  onDone: () => void;
}

const written = z.object({ text: z.string() });
type Written = z.infer<typeof written>;

const draftOf = ({ text, bundled }: TranslationView): Written => ({ text: text ?? bundled ?? '' });

/** One text being changed: Ctrl+Enter saves, Escape leaves. */
export function TextEditor({ locale, view, onDone }: TextEditorProps) {
  const t = useT('admin');
  const { namespace, key, german } = view;
  const form = useZodForm(written, draftOf(view));
  const [change, { isLoading }] = useChangeText();
  const expected = placeholdersOf(german).map((name) => `{{${name}}}`);
  const { save, conflict } = useVersionedSave({
    ...{ form, record: view, toDraft: draftOf },
    load: (current) => current as TranslationView,
    run: ({ text }, { version }) => change({ locale, namespace, key, version, text }).unwrap(),
    onSaved: onDone,
    message: () => t('translations.saved'),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.handleSubmit(save)();
  };
  return (
    // The keys are a short cut to the buttons below.
    <div onKeyDown={onKeyDown}>
      <Form form={form} onSubmit={save} label={t('translations.edit', { key })} draft={false}>
        {conflict}
        <TextAreaField
          name="text"
          label={t('translations.text')}
          description={
            expected.length > 0 ? t('translations.keep', { names: expected.join(' ') }) : undefined
          }
          maxLength={longestText}
          rows={2}
          autoFocus
        />
        <Row>
          <Button type="submit" variant="primary" size="small" loading={isLoading}>
            {t('actions.save')}
          </Button>
          <Button variant="quiet" size="small" onClick={onDone}>
            {t('actions.cancel')}
          </Button>
        </Row>
      </Form>
    </div>
  );
}
