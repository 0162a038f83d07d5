/// <reference path="./icon/tabler.d.ts" />
/**
 * The curated set of drawings, each bundled by the part that draws it: add one here when a screen needs it. Data (a descriptor)
 * names one by its name in kebab case: `qr-code` is `qrCodeIcon`. Nothing but re-exports, so that who takes one takes no other.
 */
export {
  arrowLeftIcon,
  arrowRightIcon,
  chevronLeftIcon,
  chevronRightIcon,
  firstIcon,
  lastIcon,
  listIcon,
  logoutIcon,
  sendIcon,
} from './icon/directed-icons';
export { __iconNode as activityIcon } from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
export { __iconNode as adjustmentsIcon } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
export { __iconNode as alertIcon } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
export { __iconNode as archiveIcon } from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
export { __iconNode as arrowDownIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
export { __iconNode as arrowUpIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
export { __iconNode as axeIcon } from '@tabler/icons-react/dist/esm/icons/IconAxe.mjs';
export { __iconNode as banIcon } from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
export { __iconNode as bellIcon } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
export { __iconNode as blockquoteIcon } from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
export { __iconNode as boldIcon } from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
export { __iconNode as bookIcon } from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
export { __iconNode as buildingIcon } from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
export { __iconNode as calendarIcon } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
export { __iconNode as calendarWeekIcon } from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
export { __iconNode as cameraIcon } from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
export { __iconNode as cashIcon } from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
export { __iconNode as cashOffIcon } from '@tabler/icons-react/dist/esm/icons/IconCashOff.mjs';
export { __iconNode as chartIcon } from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
export { __iconNode as checkIcon } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
export { __iconNode as chevronDownIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
export { __iconNode as chevronUpIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
export { __iconNode as circleIcon } from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
export { __iconNode as circleCheckIcon } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
export { __iconNode as circleDashedIcon } from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
export { __iconNode as circleDottedIcon } from '@tabler/icons-react/dist/esm/icons/IconCircleDotted.mjs';
export { __iconNode as circleHalfIcon } from '@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs';
export { __iconNode as circleXIcon } from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
export { __iconNode as clockIcon } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
export { __iconNode as cloudOffIcon } from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
export { __iconNode as cloudUpIcon } from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
export { __iconNode as coinIcon } from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
export { __iconNode as columnsIcon } from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
export { __iconNode as commandIcon } from '@tabler/icons-react/dist/esm/icons/IconCommand.mjs';
export { __iconNode as copyIcon } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
export { __iconNode as dashboardIcon } from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
export { __iconNode as deviceIcon } from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
export { __iconNode as dotsIcon } from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
export { __iconNode as dotsVerticalIcon } from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
export { __iconNode as downloadIcon } from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
export { __iconNode as editIcon } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
export { __iconNode as eyeIcon } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
export { __iconNode as eyeOffIcon } from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
export { __iconNode as fileIcon } from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
export { __iconNode as fileCheckIcon } from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
export { __iconNode as fileInvoiceIcon } from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
export { __iconNode as fileTextIcon } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
export { __iconNode as filterIcon } from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
export { __iconNode as flagIcon } from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
export { __iconNode as folderIcon } from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
export { __iconNode as forestIcon } from '@tabler/icons-react/dist/esm/icons/IconTrees.mjs';
export { __iconNode as gripIcon } from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
export { __iconNode as headingIcon } from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
export { __iconNode as helpIcon } from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
export { __iconNode as historyIcon } from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
export { __iconNode as homeIcon } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
export { __iconNode as idIcon } from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
export { __iconNode as inboxIcon } from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
export { __iconNode as infoIcon } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
export { __iconNode as italicIcon } from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
export { __iconNode as keyIcon } from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
export { __iconNode as keyboardIcon } from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
export { __iconNode as languageIcon } from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
export { __iconNode as layersIcon } from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
export { __iconNode as leafIcon } from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs';
export { __iconNode as linkIcon } from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
export { __iconNode as listNumbersIcon } from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
export { __iconNode as lockIcon } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
export { __iconNode as loginIcon } from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
export { __iconNode as mailIcon } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
export { __iconNode as mapPinIcon } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
export { __iconNode as menuIcon } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
export { __iconNode as messageIcon } from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
export { __iconNode as minusIcon } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
export { __iconNode as moonIcon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
export { __iconNode as packageIcon } from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
export { __iconNode as paperclipIcon } from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
export { __iconNode as pauseIcon } from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
export { __iconNode as percentageIcon } from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
export { __iconNode as phoneIcon } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
export { __iconNode as photoIcon } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
export { __iconNode as pinIcon } from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
export { __iconNode as playIcon } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
export { __iconNode as plugIcon } from '@tabler/icons-react/dist/esm/icons/IconPlug.mjs';
export { __iconNode as plusIcon } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
export { __iconNode as printerIcon } from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
export { __iconNode as qrCodeIcon } from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
export { __iconNode as receiptIcon } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
export { __iconNode as refreshIcon } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
export { __iconNode as replyIcon } from '@tabler/icons-react/dist/esm/icons/IconCornerUpLeft.mjs';
export { __iconNode as reportIcon } from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
export { __iconNode as restoreIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
export { __iconNode as scanIcon } from '@tabler/icons-react/dist/esm/icons/IconScan.mjs';
export { __iconNode as searchIcon } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
export { __iconNode as settingsIcon } from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
export { __iconNode as shareIcon } from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
export { __iconNode as shieldIcon } from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
export { __iconNode as signatureIcon } from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
export { __iconNode as sortIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
export { __iconNode as sortAscIcon } from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs';
export { __iconNode as sortDescIcon } from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs';
export { __iconNode as starIcon } from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
export { __iconNode as starFilledIcon } from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
export { __iconNode as stopIcon } from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
export { __iconNode as strikethroughIcon } from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs';
export { __iconNode as sunIcon } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
export { __iconNode as tagIcon } from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
export { __iconNode as taskIcon } from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
export { __iconNode as timerIcon } from '@tabler/icons-react/dist/esm/icons/IconStopwatch.mjs';
export { __iconNode as toolIcon } from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
export { __iconNode as tractorIcon } from '@tabler/icons-react/dist/esm/icons/IconTractor.mjs';
export { __iconNode as trashIcon } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
export { __iconNode as treeIcon } from '@tabler/icons-react/dist/esm/icons/IconTree.mjs';
export { __iconNode as truckIcon } from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
export { __iconNode as underlineIcon } from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
export { __iconNode as uploadIcon } from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
export { __iconNode as userIcon } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
export { __iconNode as userPlusIcon } from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
export { __iconNode as usersIcon } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
export { __iconNode as walletIcon } from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
export { __iconNode as warehouseIcon } from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
export { __iconNode as woodIcon } from '@tabler/icons-react/dist/esm/icons/IconWood.mjs';
export { __iconNode as worldIcon } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
export { __iconNode as xIcon } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
