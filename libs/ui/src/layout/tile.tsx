import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Skeletons } from '../feedback/skeleton';
import { refreshIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import { Card } from './card';
import { Stack, Text } from './stack';

export interface TileProps {
  title: string;
  /** Beside the title, when it is known: how many there are. */
  count?: number | undefined;
  /** The filtered list behind the tile. */
  to?: string;
  actions?: ReactNode;
  state: 'loading' | 'failed' | 'empty' | 'ready';
  /** One sentence for nothing. */
  empty: ReactNode;
  onRetry?: () => void;
  /** Lines the content takes, so that nothing moves when it comes. */
  lines?: number;
  children: ReactNode;
}

/** The state of a query's tile: what came before stays while it is asked for again. */
export function tileStateOf(
  { data, isError }: { data?: unknown; isError: boolean },
  isEmpty: boolean,
): TileProps['state'] {
  if (data === undefined || data === null) return isError ? 'failed' : 'loading';
  return isEmpty ? 'empty' : 'ready';
}

/** One part of the start page: a title that opens the list, and the few lines that matter today. */
export function Tile({ title, count, to, actions, state, ...rest }: TileProps) {
  return (
    <Card
      title={count === undefined || state !== 'ready' ? title : `${title} (${count})`}
      {...(to === undefined ? {} : { to })}
      {...(actions === undefined ? {} : { actions })}
    >
      <TileContent state={state} {...rest} />
    </Card>
  );
}

type TileContentProps = Pick<TileProps, 'state' | 'empty' | 'onRetry' | 'lines' | 'children'>;

function TileContent({ state, empty, onRetry, lines = 4, children }: TileContentProps) {
  const { t } = useUiTexts();
  if (state === 'loading') return <Skeletons lines={lines} />;
  if (state === 'empty') return <Text tone="muted">{empty}</Text>;
  if (state === 'ready') return <Stack gap={2}>{children}</Stack>;
  return (
    <Stack gap={2}>
      <Text tone="muted">{t('state.errorText')}</Text>
      {onRetry ? (
        <div>
          <Button size="small" icon={refreshIcon} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
