import { ShownTextOrNull } from '../../platform/http/openapi/answers.js';

export class CalendarAddress {
  @ShownTextOrNull({
    description: 'Where a calendar subscribes; whoever has it reads along. null: there is none',
  })
  address: string | null;
}
