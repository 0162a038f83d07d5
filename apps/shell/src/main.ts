import './layout/shell.css';
import { start } from './start/start';

void start();
