import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Checkbox } from '@jahrring/ui';

export interface AgreedPrices {
  prices: Readonly<Record<string, string>>;
  onChange: (prices: Record<string, string>) => void;
}

interface AgreePriceProps {
  plugin: string;
  name: string;
  price: string;
  agreed: AgreedPrices;
}

export function AgreePrice({ plugin, name, price, agreed: { prices, onChange } }: AgreePriceProps) {
  const t = useT('admin');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const change = (checked: boolean) => {
    const { [plugin]: _before, ...others } = prices;
    onChange(checked ? { ...others, [plugin]: price } : others);
  };
  return (
    <Checkbox
      checked={prices[plugin] === price}
      onChange={change}
      label={t('industry.agree', { name, price: format.money(price, currency) })}
    />
  );
}
