import common from '@jahrring/tool-kit/messages/it.json';
import ui from '@jahrring/ui/messages/it.json';
import shell from './it.json';

export const bundle = { common, shell, ui };
