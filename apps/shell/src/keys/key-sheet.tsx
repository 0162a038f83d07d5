import { useT, useValue, type Shortcut } from '@jahrring/tool-kit';
import { shortcutsValue } from '@jahrring/tool-kit/shell';
import { Button, Kbd, Modal, Switch } from '@jahrring/ui';
import { keyOf } from './find-shortcut';
import { changeKeySettings, keySettingsValue } from './key-settings';
import { keySheetValue } from './key-sheet-value';
import './key-sheet.css';

const close = () => keySheetValue.set(false);
const onMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Keys with a modifier, which disturb nobody and stay as they are. */
const fixedKeys: readonly { id: string; keys: readonly string[]; labelKey: string }[] = [
  { id: 'palette', keys: [onMac ? '⌘' : 'Ctrl', 'K'], labelKey: 'palette.open' },
  { id: 'close', keys: ['Esc'], labelKey: 'keys.close' },
];

/** Every shortcut of the page that is open, each with a key of the person's choice, and a switch for all of them. */
export function KeySheet() {
  const t = useT('shell');
  const shortcuts = useValue(shortcutsValue);
  const settings = useValue(keySettingsValue);
  const changed = Object.keys(settings.keys).length > 0;
  return (
    <Modal
      opened
      onClose={close}
      title={t('keys.title')}
      actions={
        <>
          {changed ? (
            <Button onClick={() => changeKeySettings({ keys: {} })}>{t('keys.reset')}</Button>
          ) : null}
          <Button variant="primary" onClick={close}>
            {t('keys.done')}
          </Button>
        </>
      }
    >
      <div className="sh-keys">
        <Switch
          label={t('keys.enabled')}
          checked={settings.enabled}
          onChange={(enabled) => changeKeySettings({ enabled })}
        />
        <p className="sh-keys__hint">{t('keys.hint')}</p>
        <ul className="sh-keys__list">
          {fixedKeys.map(({ id, keys, labelKey }) => (
            <li key={id} className="sh-keys__line">
              <span>{t(labelKey)}</span>
              <span>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            </li>
          ))}
          {shortcuts.map((shortcut) => (
            <li key={shortcut.id} className="sh-keys__line">
              <KeyField shortcut={shortcut} taken={shortcuts} />
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

interface KeyFieldProps {
  shortcut: Shortcut;
  taken: readonly Shortcut[];
}

/** One key: typing another one takes it over, unless something else has it already. */
function KeyField({ shortcut, taken }: KeyFieldProps) {
  const settings = useValue(keySettingsValue);
  const choose = (text: string) => {
    const key = text.trim().toLowerCase().at(-1);
    if (key === undefined || taken.some((other) => keyOf(other, settings) === key)) return;
    changeKeySettings({ keys: { ...settings.keys, [shortcut.id]: key } });
  };
  return (
    <label className="sh-keys__line">
      <span>{shortcut.label}</span>
      <input
        className="sh-keys__key"
        value={keyOf(shortcut, settings).toUpperCase()}
        disabled={!settings.enabled}
        onChange={({ target }) => choose(target.value)}
        onFocus={({ target }) => target.select()}
      />
    </label>
  );
}
