import { ShownBoolean, ShownDate, ShownTextOrNull, ShownUuid } from '../../http/views.js';

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
