import { start } from './start/start';

void start();
