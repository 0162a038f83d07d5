import { runService } from '@jahrring/service-kit';
import { documentsService } from './documents.service-definition';

await runService(documentsService);
