import type { ImportWordView } from '@jahrring/contracts-common/imports';
import { useT } from '@jahrring/tool-kit';
import { Button, Text } from '@jahrring/ui';
import { CheckboxField, type EntityItem } from '@jahrring/ui/form';
import { plusIcon } from '@jahrring/ui/icons';
import type { ImportWordsSpec } from './import-spec';

interface WordRowProps {
  words: ImportWordsSpec;
  view: ImportWordView;
  place: number;
  /** The record that was made for it here. */
  made: EntityItem | undefined;
  onMissing: () => void;
}

export function WordRow({
  words: { kindName, Meaning, mayCreate },
  view,
  place,
  made,
  onMissing,
}: WordRowProps) {
  const t = useT();
  const { kind, word, lines, state } = view;
  return (
    <li className="kit-import-word">
      <span className="kit-import-word__word">
        <strong>{word}</strong>
        <Text size="small" tone="muted">
          {kindName(kind)} · {t('import.words.lines', { count: lines })} · {t(`import.words.state.${state}`)}
        </Text>
      </span>
      <span className="kit-import-word__means">
        <Meaning
          name={`words.${place}.target`}
          label={t('import.words.means', { word })}
          {...{ view, made }}
        />
        {mayCreate?.(kind) ? (
          <Button
            size="small"
            icon={plusIcon}
            aria-label={t('import.words.createNamed', { word })}
            onClick={onMissing}
          >
            {t('import.words.create')}
          </Button>
        ) : null}
      </span>
      <CheckboxField name={`words.${place}.leftOut`} label={t('import.words.leaveOut')} />
    </li>
  );
}
