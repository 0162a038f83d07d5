import {
  documentLanguages,
  documentTypes,
  type DocumentSettings,
  type DocumentSettingsDraft,
} from '@jahrring/contracts-documents';

const noTexts = { header: '', footer: '', intro: '', closing: '', mailSubject: '', mail: '' };

/**
 * Returns the form's values for the saved settings: texts in every language and start numbers of every type, even if
 * there are none yet.
 */
export function toDraft(settings: DocumentSettings): DocumentSettingsDraft {
  const { version: _version, previous: _previous, logoId: _logoId, nextNumbers: _next, ...draft } = settings;
  const texts = Object.fromEntries(
    documentLanguages.map((language) => [language, { ...noTexts, ...settings.texts[language] }]),
  );
  const startNumbers = Object.fromEntries(
    documentTypes.map((type) => [type, settings.startNumbers[type] ?? null]),
  );
  return { ...draft, texts, startNumbers };
}
