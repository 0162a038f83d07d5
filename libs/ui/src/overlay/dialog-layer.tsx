import { Drawer as MantineDrawer, Modal as MantineModal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import './overlay.css';
import { useUiTexts } from '../texts/ui-texts';
import { withMantine } from '../internal/with-mantine';
import { useTheme } from '../theme/theme-provider';
import { useNarrow } from '../theme/use-media';
import type { DrawerProps } from './modal.types';

const modalSizes = { small: '26rem', normal: '36rem', large: '56rem' } as const;

/** Both kinds of dialog on Mantine's base; loaded at the first opening. */
export const DialogLayer = withMantine(Dialog);

function Dialog({ kind, ...props }: DrawerProps & { kind: 'modal' | 'drawer' }) {
  const {
    opened,
    onClose,
    title,
    size = 'normal',
    actions,
    dismissible = true,
    side = 'end',
    children,
  } = props;
  const { t } = useUiTexts();
  const { dir } = useTheme();
  const narrow = useNarrow();
  const shared = {
    opened,
    onClose,
    title,
    size: modalSizes[size],
    // react-remove-scroll writes a style element, which the content security policy refuses.
    lockScroll: false,
    keepMounted: false,
    closeOnEscape: dismissible,
    closeOnClickOutside: dismissible,
    withCloseButton: dismissible,
    closeButtonProps: { 'aria-label': t('common.close'), size: 'lg' },
    overlayProps: { backgroundOpacity: 0.4, blur: 0 },
    transitionProps: { duration: 160 },
  };
  const body = (
    <>
      <div className="jr-dialog__content">{children}</div>
      {actions ? <div className="jr-dialog__actions">{actions}</div> : null}
    </>
  );
  if (kind === 'modal' && !narrow) {
    return (
      <MantineModal {...shared} className="jr-dialog" centered>
        {body}
      </MantineModal>
    );
  }
  const atEnd = (side === 'end') === (dir === 'ltr');
  return (
    <MantineDrawer
      {...shared}
      className="jr-dialog jr-dialog--sheet"
      data-narrow={narrow || undefined}
      position={narrow ? 'bottom' : atEnd ? 'right' : 'left'}
      size={narrow ? 'auto' : modalSizes[size]}
    >
      {body}
    </MantineDrawer>
  );
}
