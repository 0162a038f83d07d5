import {
  type MessageContent,
  type MessageLocale,
  messageLocales,
  messageVariables,
} from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import type { MergePart } from '@jahrring/tool-kit/form';
import { Skeletons, Tabs, Text } from '@jahrring/ui';
import { TextField, useField, useWatch } from '@jahrring/ui/form';
import { lazy, Suspense, useState } from 'react';

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor')).RichEditor }));

/** Values of a form in which a message is written: every language has its place. */
export type WrittenContent = Record<MessageLocale, { subject: string; html: string }>;

export function toWritten(content: MessageContent | null): WrittenContent {
  const of = (locale: MessageLocale) => ({ subject: '', html: '', ...content?.[locale] });
  return { de: of('de'), en: of('en'), fr: of('fr'), it: of('it'), ro: of('ro') };
}

/** The languages in which anything was written. */
export function toContent(written: WrittenContent): MessageContent {
  return Object.fromEntries(
    Object.entries(written).filter(([, { subject, html }]) => subject.trim() !== '' || html !== ''),
  );
}

/** Subjects and texts of all languages as parts to choose between: the form shows one language at a time. */
export function useContentParts(): MergePart<{ content: Record<string, unknown> }>[] {
  const t = useT('admin');
  return messageLocales.flatMap((locale) => {
    const language = t(`language.${locale}`);
    return (['subject', 'html'] as const).map((field) => ({
      fields: [`content.${locale}.${field}`] as const,
      label: `${t(field === 'subject' ? 'mailbox.subject' : 'mailbox.text')} (${language})`,
      show: ({ content }) => plainText((content as WrittenContent)[locale][field]),
    }));
  });
}

/** Returns the words of a text in HTML. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/** Subject and text, one tab a language; everybody gets their own, or the first that was written. */
export function ContentFields({ withVariables }: { withVariables: boolean }) {
  const t = useT('admin');
  const content = useWatch<{ content: WrittenContent }, 'content'>({ name: 'content' });
  const first = messageLocales.find((locale) => content[locale].subject !== '') ?? 'de';
  const [locale, setLocale] = useState<MessageLocale>(first);
  return (
    <>
      <Tabs
        label={t('mailbox.languages')}
        value={locale}
        onChange={(value) => setLocale(messageLocales.find((one) => one === value) ?? 'de')}
        items={messageLocales.map((one) => ({
          value: one,
          label: t(`language.${one}`) + (content[one].subject === '' ? '' : ' ✓'),
          panel: <OneLanguage key={one} locale={one} />,
        }))}
      />
      {withVariables ? (
        <Text size="small" tone="muted">
          {t('mailbox.variables', { names: messageVariables.map((name) => `{{${name}}}`).join(', ') })}
        </Text>
      ) : null}
    </>
  );
}

function OneLanguage({ locale }: { locale: MessageLocale }) {
  const t = useT('admin');
  const field = useField<string>({ name: `content.${locale}.html`, label: t('mailbox.text') }, (html) =>
    typeof html === 'string' ? plainText(html) : undefined,
  );
  return (
    <div className="admin-mail-content">
      <TextField name={`content.${locale}.subject`} label={t('mailbox.subject')} />
      <Suspense fallback={<Skeletons lines={4} />}>
        <RichEditor label={t('mailbox.text')} html={field.value} onChange={field.setValue} />
      </Suspense>
    </div>
  );
}
