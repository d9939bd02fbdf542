import { ApiProperty } from '@nestjs/swagger';
import { ShownText, ShownUuid } from '../../http/views.js';
import { type Role, ROLES } from '../caller.js';

/** The person who is signed in. */
export class MeView {
  @ShownUuid() id: string;
  @ShownText({ format: 'email' }) email: string;
  @ShownText() name: string;
  @ApiProperty({ enum: ROLES }) role: Role;
}

export const toMe = ({ id, email, name, role }: MeView): MeView => ({ id, email, name, role });

/** What there is to say once one is signed out: nothing. */
export class SignedOutView {}
