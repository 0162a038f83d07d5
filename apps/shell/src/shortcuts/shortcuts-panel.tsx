import { Link, useT } from '@jahrring/tool-kit';
import { Button, Checkbox, Icon, toIconName } from '@jahrring/ui';
import { useState } from 'react';
import { checkIcon, editIcon } from '@jahrring/ui/icons';
import './shortcuts.css';
import { useShortcutPages } from './use-shortcut-pages';

export interface ShortcutsPanelProps {
  onFollow: () => void;
}

/** The chosen pages as large targets; choosing happens in the same place. */
export function ShortcutsPanel({ onFollow }: ShortcutsPanelProps) {
  const t = useT('shell');
  const { pages, chosen, toggle } = useShortcutPages();
  const [choosing, setChoosing] = useState(false);
  const paths = new Set(chosen.map(({ path }) => path));
  return (
    <div className="sh-shortcuts">
      <div className="sh-shortcuts__head">
        <strong>{t(choosing ? 'shortcuts.choose' : 'shortcuts.title')}</strong>
        <Button size="small" icon={choosing ? checkIcon : editIcon} onClick={() => setChoosing(!choosing)}>
          {t(choosing ? 'shortcuts.done' : 'shortcuts.change')}
        </Button>
      </div>
      {choosing ? (
        <ul className="sh-shortcuts__pages">
          {pages.map(({ path, titleKey }) => (
            <li key={path}>
              <Checkbox
                label={t(titleKey, { defaultValue: path })}
                checked={paths.has(path)}
                onChange={() => toggle(path)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="sh-shortcuts__links">
          {chosen.map(({ path, titleKey, icon }) => (
            <li key={path}>
              <Link to={path} className="sh-shortcuts__link" onClick={onFollow}>
                <Icon name={toIconName(icon)} size={22} />
                <span>{t(titleKey, { defaultValue: path })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!choosing && chosen.length === 0 ? <p className="sh-shortcuts__none">{t('shortcuts.none')}</p> : null}
    </div>
  );
}
