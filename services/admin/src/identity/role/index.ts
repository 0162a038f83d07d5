export { RoleOverrideEntity } from './role-override.entity';
export { RoleOverrideRepository } from './role-override.repository';
export { RolesModule } from './role.module';
export { RoleService } from './role.service';
