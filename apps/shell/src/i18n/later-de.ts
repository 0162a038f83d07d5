import common from '@jahrring/tool-kit/messages/later/de.json';
import ui from '@jahrring/ui/messages/later/de.json';
import shell from './later/de.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
];
