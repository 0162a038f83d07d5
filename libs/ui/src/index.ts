// First, because it fixes the order of the cascade's layers.
import './theme/layers.css';
export { ActionMenu } from './button/action-menu';
export type { ActionMenuProps } from './button/action-menu';
export type { ActionMenuItem } from './button/action-menu.types';
export { Button } from './button/button';
export type { ButtonProps, ButtonVariant } from './button/button';
export { IconButton } from './button/icon-button';
export type { IconButtonProps } from './button/icon-button';
export type { ChartProps, ChartSeries, SeriesChartProps, YearChartProps } from './chart/chart.types';
export { Chart } from './chart/lazy-chart';
export { Alert } from './feedback/alert';
export type { AlertKind, AlertProps } from './feedback/alert';
export { EmptyState } from './feedback/empty-state';
export type { EmptyStateProps } from './feedback/empty-state';
export { ErrorState } from './feedback/error-state';
export type { ErrorStateProps } from './feedback/error-state';
export { NotificationsHost } from './feedback/notifications-host';
export { notify } from './feedback/notify';
export type { NotifyKind, NotifyOptions } from './feedback/notify';
export { Progress } from './feedback/progress';
export type { ProgressProps } from './feedback/progress';
export { Skeleton, Skeletons } from './feedback/skeleton';
export type { SkeletonProps, SkeletonsProps } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { Tooltip } from './feedback/tooltip';
export type { TooltipProps } from './feedback/tooltip';
export { Checkbox, SegmentedControl, Switch } from './form/controls';
export type { CheckboxProps, SegmentedControlProps, SegmentedOption } from './form/controls';
export { DraftStoreProvider } from './form/draft-store';
export type { DraftStore, FormDraft } from './form/draft-store';
export { GridStorageProvider, createGridStorage } from './grid/grid-storage';
export { SavedViews } from './grid/saved-views';
export { ChangeList } from './history/lazy-change-list';
export type { ChangeItem, ChangeLine } from './history/change-list';
export { Icon } from './icon/icon';
export type { IconProps } from './icon/icon';
export { toIconName } from './icon/shape';
export type { IconName, IconShape, IconSource } from './icon/shape';
export { Card, DescriptionList, Section, Stat } from './layout/card';
export type {
  CardProps,
  DescriptionItem,
  DescriptionListProps,
  SectionProps,
  StatProps,
} from './layout/card';
export { PageFrame } from './layout/page-frame';
export type { Breadcrumb, PageFrameProps, PageTab } from './layout/page-frame';
export { SidePage } from './layout/side-page';
export type { SideGroup, SideLink, SidePageProps } from './layout/side-page';
export { Avatar, Columns, Kbd, Row, Stack, Text, VisuallyHidden } from './layout/stack';
export type { AvatarProps, ColumnsProps, RowProps, StackProps, TextProps } from './layout/stack';
export { Tile, tileStateOf } from './layout/tile';
export type { TileProps } from './layout/tile';
export { Steps } from './layout/steps';
export type { StepsProps } from './layout/steps';
export { LinkProvider, UiLink } from './link/link-provider';
export type { LinkProviderProps, UiLinkProps } from './link/link-provider';
export { Logo } from './logo/logo';
export type { LogoProps, LogoVariant } from './logo/logo';
export { ConfirmDialog } from './overlay/confirm-dialog';
export type { ConfirmDialogProps } from './overlay/confirm-dialog';
export { Drawer, Modal } from './overlay/modal';
export type { DrawerProps, ModalProps } from './overlay/modal.types';
export { Popover } from './overlay/popover';
export type { PopoverProps, PopoverTrigger } from './overlay/popover';
export { CommandPalette, preloadPalette } from './palette/command-palette';
export type { CommandPaletteProps, PaletteEntry, PaletteGroup } from './palette/command-palette.types';
export { Ring } from './ring/ring';
export type { RingProps } from './ring/ring';
export { Badge } from './status/badge';
export type { BadgeProps } from './status/badge';
export { StatusPill } from './status/status-pill';
export type { StatusLook, StatusPillProps } from './status/status-pill';
export { Tabs } from './tabs/tabs';
export type { TabItem, TabsProps } from './tabs/tabs';
export { leftToRight } from './texts/left-to-right';
export { UiTextsProvider, useUiTexts } from './texts/ui-texts';
export type { TextParams, Translate, UiTexts, UiTextsProviderProps } from './texts/ui-texts';
export { loadFont } from './theme/load-font';
export { ThemeProvider } from './theme/theme-provider';
export type {
  ColorScheme,
  Direction,
  ResolvedTheme,
  ThemeProviderProps,
  ThemeSettings,
} from './theme/theme-provider';
export { breakpoints, primaryFamilies } from './theme/tokens';
export type { ColorFamily, Density } from './theme/tokens';
export { useMedia, useNarrow, useOverlayNavigation } from './theme/use-media';
// After the parts it is made of. Most first pages are lists: their style lies in the first sheet, which saves a request.
import './grid/grid.css';
