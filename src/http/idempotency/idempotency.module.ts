import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { KeySweeper } from './key-sweeper.js';

@Module({ imports: [TypeOrmModule.forFeature([IdempotencyKey])], providers: [KeySweeper] })
export class IdempotencyModule {}
