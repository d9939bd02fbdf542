import type { components } from 'web-shared/api/schema';

/** The API's types, made from its OpenAPI document (`npm run openapi`). */
type Schemas = components['schemas'];

export type InquiryFields = Schemas['InquiryFields'];
export type InquiryRecord = Schemas['ReceivedInquiry'];
export type DelegateFields = Schemas['NewDelegate'];
export type DelegateRecord = Schemas['RegisteredDelegate'];
export type Ticket = Schemas['DelegateTicket'];
export type FormerTicket = Schemas['FormerTicketView'];
export type RegistrationState = Schemas['RegistrationState'];
export type GroupFields = Schemas['NewRegistration'];
export type RegisteredGroup = Schemas['RegisteredGroup'];
export type WaitingView = Schemas['WaitingView'];
export type OwnRegistration = Schemas['OwnRegistration'];
export type OwnDelegate = Schemas['OwnDelegate'];
export type PublicPrice = Schemas['PublicPrice'];
export type EventView = Schemas['EventView'];
export type ProofPath = Schemas['ProofPath'];
export type ErrorResponse = Schemas['ErrorResponse'];
export type FieldErrorResponse = Schemas['FieldErrorResponse'];
