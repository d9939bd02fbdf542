import { ApiProperty } from '@nestjs/swagger';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';

/** What one may know about one's own sign-in. */
export class AccountView {
  @ShownDateOrNull({
    description:
      'Somebody else made this password, and it must be changed by then: afterwards the account may only change it ' +
      'or sign out. Null once the person has chosen one',
  })
  password_due_at: Date | null;

  @ShownBoolean({ description: 'That moment is over' }) password_overdue: boolean;

  @ShownDateOrNull({ description: 'Since when signing in takes a code too; null: the password is enough' })
  second_factor_since: Date | null;

  @ShownBoolean({ description: 'Whether it must be on (the setting REQUIRE_SECOND_FACTOR)' })
  second_factor_required: boolean;

  @ApiProperty({ type: 'integer', example: 10 }) recovery_codes_left: number;

  @ShownTextOrNull({ description: 'Of one’s own link, /r/{code}: new leads that come by it are one’s own' })
  agent_code: string | null;
}

/** A browser in which one is signed in. */
export class SessionView {
  @ShownUuid() id: string;
  @ShownDate({ description: 'When one signed in' }) created_at: Date;
  @ShownDate({ description: 'Last request, to the minute' }) seen_at: Date;
  @ShownTextOrNull({ description: 'The network: part of the IP address', example: '203.0.113.*' })
  address: string | null;
  @ShownTextOrNull({ example: 'Chrome on Android' }) browser: string | null;
  @ShownBoolean({ description: 'The session that asks' }) current: boolean;
}
