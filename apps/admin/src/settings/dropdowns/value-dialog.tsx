import { dropdownLimits, type DropdownTexts, type DropdownValue } from '@jahrring/contracts-admin';
import { locales } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack } from '@jahrring/ui';
import { Form, TextField, useZodForm } from '@jahrring/ui/form';
import { useId } from 'react';
import { z } from 'zod';

const text = z.string().trim().max(dropdownLimits.text);
const wordsSchema = z.object({ de: text.min(1), en: text, fr: text, it: text, ro: text, bo: text });
type Words = z.infer<typeof wordsSchema>;

interface ValueDialogProps {
  /** Null: a new one. */
  value: DropdownValue | null;
  onSave: (texts: DropdownTexts) => void;
  onClose: () => void;
}

function toWords(value: DropdownValue | null): Words {
  return Object.fromEntries(locales.map((locale) => [locale, value?.texts[locale] ?? ''])) as Words;
}

/** The words of a value, language by language; what is left empty shows the German ones. */
export function ValueDialog({ value, onSave, onClose }: ValueDialogProps) {
  const t = useT('admin');
  const id = useId();
  const form = useZodForm(wordsSchema, toWords(value));
  const others = locales.filter((locale) => locale !== 'de');
  const save = (words: Words) =>
    onSave(Object.fromEntries(Object.entries(words).filter(([, word]) => word !== '')) as DropdownTexts);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(value ? 'dropdown.edit' : 'dropdown.add')}
      dismissible={!form.formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('dropdown.cancel')}</Button>
          <Button variant="primary" type="submit" form={id}>
            {t('dropdown.apply')}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={save} id={id} label={t(value ? 'dropdown.edit' : 'dropdown.add')}>
        <Stack gap={4}>
          <TextField name="de" label={t('language.de')} autoFocus />
          {others.map((locale) => (
            <TextField key={locale} name={locale} label={t(`language.${locale}`)} />
          ))}
        </Stack>
      </Form>
    </Modal>
  );
}
