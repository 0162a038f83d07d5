import common from '@jahrring/tool-kit/messages/later/ro.json';
import ui from '@jahrring/ui/messages/later/ro.json';
import shell from './later/ro.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
];
