import { notify, useLocale, useT } from '@jahrring/tool-kit';
import { isLocale } from '@jahrring/tool-kit/shell';
import { ActionMenu } from '@jahrring/ui';
import { checkIcon, languageIcon, minusIcon } from '@jahrring/ui/icons';
import { chooseLanguage, languageNames } from '../startup/language';

/** The interface languages, each named in itself. */
export function LanguageMenu() {
  const t = useT('shell');
  const current = useLocale();
  const choose = (locale: string) => {
    if (!isLocale(locale)) return;
    chooseLanguage(locale).catch(() => notify.error(t('language.failed')));
  };
  return (
    <ActionMenu
      icon={languageIcon}
      label={t('language.menu', { name: languageNames[current] })}
      items={Object.entries(languageNames).map(([locale, name]) => ({
        label: name,
        icon: locale === current ? checkIcon : minusIcon,
        onClick: () => choose(locale),
      }))}
    />
  );
}
