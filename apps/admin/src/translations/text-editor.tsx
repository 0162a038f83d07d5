import { longestText, placeholdersOf, type TranslationView } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Row } from '@jahrring/ui';
import { Form, TextAreaField, useForm } from '@jahrring/ui/form';
import type { KeyboardEvent } from 'react';
import { useChangeText } from './translations.api';

export interface TextEditorProps {
  locale: Locale;
  view: TranslationView;
  onDone: () => void;
}

/** One text being changed: Ctrl+Enter saves, Escape leaves. */
export function TextEditor({ locale, view, onDone }: TextEditorProps) {
  const t = useT('admin');
  const { namespace, key, german, version } = view;
  const form = useForm({ defaultValues: { text: view.text ?? view.bundled ?? '' } });
  const toForm = useProblemToForm(form);
  const [change, { isLoading }] = useChangeText();
  const expected = placeholdersOf(german).map((name) => `{{${name}}}`);
  const save = async ({ text }: { text: string }) => {
    try {
      await change({ locale, namespace, key, version, text }).unwrap();
      notify.success(t('translations.saved'));
      onDone();
    } catch (error) {
      toForm(error);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.handleSubmit(save)();
  };
  return (
    // The keys are a short cut to the buttons below.
    <div onKeyDown={onKeyDown}>
      <Form form={form} onSubmit={save} label={t('translations.edit', { key })} draft={false}>
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
