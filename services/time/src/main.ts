import { runService } from '@jahrring/service-kit';
import { timeService } from './time.service-definition';

await runService(timeService);
