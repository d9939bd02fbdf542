import { Module } from '@nestjs/common';
import { PersonsController } from './persons.controller.js';
import { PersonsService } from './persons.service.js';

/** A person as one: made of the records that there are, and kept nowhere by itself. */
@Module({ controllers: [PersonsController], providers: [PersonsService] })
export class PersonsModule {}
