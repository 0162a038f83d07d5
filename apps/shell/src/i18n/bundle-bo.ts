import common from '@jahrring/tool-kit/messages/bo.json';
import ui from '@jahrring/ui/messages/bo.json';
import shell from './bo.json';

export const bundle = { common, shell, ui };
