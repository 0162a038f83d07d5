/// <reference path="./tabler.d.ts" />
import { __iconNode as arrowLeft } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { __iconNode as arrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { __iconNode as chevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as chevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { __iconNode as first } from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import { __iconNode as last } from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { __iconNode as list } from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { __iconNode as logout } from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { __iconNode as send } from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import type { IconShape } from './shape';

// Those that point along the reading direction.
export const arrowLeftIcon: IconShape = { directed: arrowLeft };
export const arrowRightIcon: IconShape = { directed: arrowRight };
export const chevronLeftIcon: IconShape = { directed: chevronLeft };
export const chevronRightIcon: IconShape = { directed: chevronRight };
export const firstIcon: IconShape = { directed: first };
export const lastIcon: IconShape = { directed: last };
export const listIcon: IconShape = { directed: list };
export const logoutIcon: IconShape = { directed: logout };
export const sendIcon: IconShape = { directed: send };
