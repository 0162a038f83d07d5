import { runService } from '@jahrring/service-kit';
import { adminService } from './admin.service-definition';

await runService(adminService);
