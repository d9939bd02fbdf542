import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** What an authenticator app on a phone shows. */
export class Authenticator {
  private readonly totp: TOTP;

  /** @param secret in base 32, as the set-up shows it */
  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  }

  /** @param steps how many half minutes ahead of now (or before) the phone's clock is */
  code(steps = 0): string {
    return this.totp.generate({ timestamp: Date.now() + steps * STEP_MS });
  }

  /** Six digits that are no code of these minutes. */
  wrongCode(): string {
    const near = new Set([-3, -2, -1, 0, 1, 2, 3].map((steps) => this.code(steps)));
    return ['000000', '111111', '222222', '333333', '444444', '555555', '666666', '777777'].find(
      (code) => !near.has(code),
    ) as string;
  }
}
