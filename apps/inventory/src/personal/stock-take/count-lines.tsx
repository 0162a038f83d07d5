import { holdsWords } from '@jahrring/contracts-common';
import type { CountDraft, StockTakeLine, StockTakeView } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { Stack, Text } from '@jahrring/ui';
import { NumberField, TextField, useWatch } from '@jahrring/ui/form';
import { SearchBox } from '@jahrring/ui/search';
import { useState } from 'react';

/** The counting list; what differs from the stock asks for its reason. */
export function CountLines({ take }: { take: StockTakeView }) {
  const t = useT('inventory');
  const [search, setSearch] = useState('');
  const fits = holdsWords(search);
  return (
    <Stack>
      <SearchBox label={t('stockTake.search')} value={search} onChange={setSearch} />
      <ul className="inventory-lines" aria-label={t('stockTake.list')}>
        {take.lines.map((line, index) =>
          fits(nameOf(line)) ? <CountLine key={line.id} line={line} index={index} /> : null,
        )}
      </ul>
    </Stack>
  );
}

function CountLine({ line, index }: { line: StockTakeLine; index: number }) {
  const t = useT('inventory');
  const name = nameOf(line);
  const counted = useWatch<CountDraft, `lines.${number}.counted`>({ name: `lines.${index}.counted` });
  const differs = counted !== null && counted !== line.expected;
  return (
    <li className="inventory-line">
      <span className="inventory-line__texts">
        <Text strong>{name}</Text>
        <Text tone="muted">{t('stockTake.expected', { value: line.expected })}</Text>
      </span>
      <span className="inventory-line__fields">
        <NumberField
          name={`lines.${index}.counted`}
          label={t('stockTake.countedOfLine', { title: name })}
          suffix={t('personal.pieces')}
          hideLabel
        />
        {differs ? (
          <TextField
            name={`lines.${index}.reason`}
            label={t('stockTake.reasonOf', { title: name })}
            placeholder={t('stockTake.reason')}
            hideLabel
          />
        ) : null}
      </span>
    </li>
  );
}

function nameOf({ articleTitle, size, serial }: StockTakeLine): string {
  return [articleTitle, size, serial].filter(Boolean).join(' · ');
}
