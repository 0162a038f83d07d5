export { employeeSight } from './employee-sight';
export { EmployeesModule } from './employee.module';
export { EmployeeReader } from './employee-reader';
export { EmployeeService } from './employee.service';
export { InvitationService } from './invitation.service';
export { SeatCounter } from './seats';
