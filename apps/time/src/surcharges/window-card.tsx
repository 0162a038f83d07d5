import { dayKinds } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Card, IconButton, Row } from '@jahrring/ui';
import { CheckboxField, NumberField, SwitchField, TextField, TimeField } from '@jahrring/ui/form';
import { arrowDownIcon, arrowUpIcon, trashIcon } from '@jahrring/ui/icons';

interface WindowCardProps {
  index: number;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One window: what it is called, how much it adds, on which days and when. */
export function WindowCard({ index, first, last, onMove, onRemove }: WindowCardProps) {
  const t = useT('time');
  const name = `windows.${index}`;
  const number = { number: index + 1 };
  const actions = (
    <Row gap={1}>
      <IconButton
        icon={arrowUpIcon}
        label={t('surcharge.up', number)}
        disabled={first}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={arrowDownIcon}
        label={t('surcharge.down', number)}
        disabled={last}
        onClick={() => onMove(1)}
      />
      <IconButton icon={trashIcon} label={t('surcharge.remove', number)} onClick={onRemove} />
    </Row>
  );
  return (
    <Card title={t('surcharge.window', number)} actions={actions}>
      <div className="surcharge-window">
        <TextField name={`${name}.title`} label={t('surcharge.title')} required />
        <NumberField
          name={`${name}.percent`}
          label={t('surcharge.percent')}
          suffix="%"
          decimals={2}
          required
        />
        <TimeField name={`${name}.from`} label={t('surcharge.from')} />
        <TimeField name={`${name}.to`} label={t('surcharge.to')} />
        <fieldset className="surcharge-window__days">
          <legend>{t('surcharge.days')}</legend>
          {dayKinds.map((kind) => (
            <CheckboxField key={kind} name={`${name}.days.${kind}`} label={t(`surcharge.dayKind.${kind}`)} />
          ))}
        </fieldset>
        <SwitchField name={`${name}.active`} label={t('surcharge.active')} />
      </div>
    </Card>
  );
}
