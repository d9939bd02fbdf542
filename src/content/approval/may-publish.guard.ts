import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ANONYMOUS } from '../../platform/http/caller.js';
import { Approval } from './approval.js';

/** Stands above every route that changes what is public, also at a time to come. */
@Injectable()
export class MayPublish implements CanActivate {
  constructor(private readonly approval: Approval) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.approval.requireRight(context.switchToHttp().getRequest<Request>().caller ?? ANONYMOUS);
    return true;
  }
}
