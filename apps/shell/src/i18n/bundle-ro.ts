import common from '@jahrring/tool-kit/messages/ro.json';
import ui from '@jahrring/ui/messages/ro.json';
import shell from './ro.json';

export const bundle = { common, shell, ui };
