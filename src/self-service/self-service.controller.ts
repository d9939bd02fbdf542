import { Body, Controller, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NetworkFingerprints } from '../auth/network-fingerprints.js';
import { Allow } from '../platform/http/caller.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData, FailsWith, Refuses } from '../platform/http/openapi/answers.js';
import { CountWrites, HIGH_VOLUME, ORDINARY } from '../platform/http/rate-limits/public-write.js';
import { AddingByLink } from './adding-by-link.js';
import { Confirming } from './confirming.js';
import {
  AddedByLink,
  ByLink,
  CancelByLink,
  ContactByLink,
  LinkRequest,
  OwnRegistration,
  PersonByLink,
  WhoseRegistration,
} from './self-service.dto.js';
import { SelfService } from './self-service.js';

const SENT = 'If there is such a registration, a link is on its way to whoever registered.';
const NOT_SENT =
  'This site cannot send email at the moment, so no link is on its way. Please call or write to the organizers.';
const lowerCase = (id: string): string => id.toLowerCase();
const CLOSED = 'Changes are closed, the place was given back, or somebody was faster';

/** What the contact of a registration does by a mailed link. The token never stands in an address that is sent. */
@ApiTags('Self-service')
@Controller()
export class SelfServiceController {
  constructor(
    private readonly selfService: SelfService,
    private readonly confirming: Confirming,
    private readonly adding: AddingByLink,
    private readonly fingerprints: NetworkFingerprints,
  ) {}

  /** Mail the contact a link by which the registration of a ticket is changed or cancelled */
  @Post('registration-links')
  @HttpCode(202)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(LinkRequest, { status: 202 })
  async ask(@Body() { uuid }: WhoseRegistration, @Ip() ip: string | undefined) {
    await this.selfService.ask(uuid, this.fingerprints.of(ip));
    const by_mail = this.selfService.linksGoByMail;
    return { data: { message: by_mail ? SENT : NOT_SENT, by_mail } };
  }

  /** Read the registration of a mailed link; changes nothing */
  @Post('registration-link')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(HIGH_VOLUME)
  @AnswersData(OwnRegistration)
  async read(@Body() { token }: ByLink) {
    return { data: await this.selfService.readByLink(token) };
  }

  /** Confirm a large group: from then on its places count */
  @Post('registration-link/confirm')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(OwnRegistration)
  @FailsWith(409, 'It has ended, or the places went to others')
  async confirm(@Body() { token }: ByLink) {
    await this.confirming.confirm(token);
    return { data: await this.selfService.readByLink(token) };
  }

  /** Change who pays, and how to reach them; the e-mail address before is told */
  @Post('registration-link/contact')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(OwnRegistration)
  @FailsWith(409, CLOSED)
  async setContact(@Body() { token, ...contact }: ContactByLink) {
    return { data: await this.selfService.setContact(token, contact) };
  }

  /** Add somebody, also once all is paid: the difference is owed. Who registered alone pays for both from then on */
  @Post('registration-link/delegates')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(OwnRegistration)
  @FailsWith(
    409,
    'Changes or the registration are closed, no place or price is left, or others are to be paid first',
  )
  @Refuses(['network_full', 'price_full'])
  async add(@Body() { token, ...person }: AddedByLink, @Ip() ip: string | undefined) {
    await this.adding.add(token, person, this.fingerprints.of(ip));
    return { data: await this.selfService.readByLink(token) };
  }

  /** Correct or complete a delegate; the ticket stays the same */
  @Post('registration-link/delegates/:id')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(HIGH_VOLUME)
  @AnswersData(OwnRegistration)
  @FailsWith(409, CLOSED)
  async change(@Param('id', UuidParam) id: string, @Body() { token, seen_at, ...fields }: PersonByLink) {
    return { data: await this.selfService.change(token, id, fields, seen_at) };
  }

  /** Pass a place on to somebody else, who gets a ticket of their own */
  @Post('registration-link/delegates/:id/transfer')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(OwnRegistration)
  @FailsWith(409, CLOSED)
  async transfer(@Param('id', UuidParam) id: string, @Body() { token, seen_at, ...fields }: PersonByLink) {
    return { data: await this.selfService.transfer(token, id, fields, seen_at) };
  }

  /** Give places back, or all of them; they go to whoever waits */
  @Post('registration-link/cancel')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(OwnRegistration)
  @FailsWith(404, 'One of the delegates is not of this registration')
  @FailsWith(409, CLOSED)
  async cancel(@Body() { token, delegates, because }: CancelByLink) {
    return { data: await this.selfService.cancel(token, delegates?.map(lowerCase), because ?? null) };
  }
}
