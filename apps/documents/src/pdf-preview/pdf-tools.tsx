import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Spinner } from '@jahrring/ui';
import { chevronDownIcon, chevronUpIcon, minusIcon, plusIcon } from '@jahrring/ui/icons';
import type { Zoom } from './zoom';

interface PdfToolsProps {
  /** 0 while nothing is shown yet. */
  pages: number;
  page: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  percent: number;
  canGrow: boolean;
  canShrink: boolean;
  onStep: (direction: 1 | -1) => void;
  onFit: () => void;
  isLoading: boolean;
}

/** Pages and zoom of a preview. */
export function PdfTools(props: PdfToolsProps) {
  const t = useT('documents');
  const { pages, page, zoom, percent, isLoading } = props;
  return (
    <div className="documents-pdf__tools">
      <span className="documents-pdf__pages" aria-live="polite">
        {pages === 0
          ? t('preview.loading')
          : pages === 1
            ? t('preview.pages', { count: 1 })
            : t('preview.pageOf', { page, pages })}
        {isLoading && pages > 0 ? <Spinner size={16} label={t('preview.renewing')} /> : null}
      </span>
      {pages > 1 ? (
        <span className="documents-pdf__turn">
          <IconButton
            icon={chevronUpIcon}
            label={t('preview.previous')}
            disabled={page <= 1}
            onClick={() => props.onPage(page - 1)}
          />
          <IconButton
            icon={chevronDownIcon}
            label={t('preview.next')}
            disabled={page >= pages}
            onClick={() => props.onPage(page + 1)}
          />
        </span>
      ) : null}
      <IconButton
        icon={minusIcon}
        label={t('preview.smaller')}
        disabled={!props.canShrink}
        onClick={() => props.onStep(-1)}
      />
      <output aria-label={t('preview.zoom')}>{percent} %</output>
      <IconButton
        icon={plusIcon}
        label={t('preview.larger')}
        disabled={!props.canGrow}
        onClick={() => props.onStep(1)}
      />
      <Button size="small" disabled={zoom === 'fit'} onClick={props.onFit}>
        {t('preview.fit')}
      </Button>
    </div>
  );
}
