import { ApiProperty } from '@nestjs/swagger';
import { RequiredBoolean } from '../platform/http/fields/fields.js';
import { ShownBoolean, ShownUuidOrNull } from '../platform/http/openapi/answers.js';

const OUTSIDE = ['domain', 'mail', 'account', 'logo'] as const;
export const STEPS = [...OUTSIDE, 'contacts', 'payee', 'event', 'staff', 'backups'] as const;
export type StepName = (typeof STEPS)[number];

class FirstStep {
  @ApiProperty({ enum: STEPS }) step: StepName;
  @ShownBoolean({ description: 'As it is: nobody ticks it' }) done: boolean;
  @ShownUuidOrNull({ description: 'The event that it is about, where it is about one' })
  event_id: string | null;
}

export class FirstSteps {
  @ShownBoolean({ description: 'An admin wants to see them no more' }) hidden: boolean;
  @ApiProperty({ type: [FirstStep] }) steps: FirstStep[];
}

export class FirstStepsChange {
  @RequiredBoolean('Whether they are hidden from all admins') hidden: boolean;
}
