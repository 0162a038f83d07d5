// Code for after the first page, in one file (`load-later.ts`). The first page may import nothing from here.
import '@jahrring/ui/font.css';

export { WideMenus } from '../../layout/wide-menus';
export { NoticeBanners } from '../../notices/notice-banners';
export { NotificationsMenu } from '../../notifications/notifications-menu';
export { DeviceStatus } from '../../offline/device-status';
export { prepareOffline } from '../../offline/prepare-offline';
export { preloadPaletteCode } from '../../palette/palette-host';
export { GlobalSearch } from '../../search/global-search';
export { enterLicence, signOut } from '../end-session';
export { licenceChanged } from '../licence-change';
export { reauthenticate, sessionLost } from '../reauthenticate';
export { LaterParts } from './later-parts';
export { startLater } from './start-later';
