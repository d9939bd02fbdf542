import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import {
  field,
  IfGiven,
  IsGiven,
  IsOneOf,
  NestedList,
  OptionalBoolean,
  OptionalText,
  OptionalWholeNumber,
  RequiredText,
} from '../../platform/http/fields/fields.js';
import { IgnoreReadOnly } from '../../platform/http/fields/validation.js';
import {
  ShownBoolean,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
} from '../../platform/http/openapi/answers.js';
import { KEY, MAX_OPTIONS, MAX_QUESTIONS, MAX_TEXT, QUESTION_KINDS, type QuestionKind } from './question.js';

const OPTIONS = `At most ${MAX_OPTIONS} options`;
const QUESTIONS = `At most ${MAX_QUESTIONS} questions`;
const NAME = { message: 'Small letters, digits and underscores, beginning with a letter' };
const LARGEST = 1_000_000;

export class QuestionOptionFields {
  @IfGiven()
  @Matches(KEY, NAME)
  @OptionalText({
    max: 40,
    description: 'What answers keep; left out: made of the label',
    example: 'chicken',
  })
  value?: string | null;
  @RequiredText({ max: 80, description: 'What people read', example: 'Chicken' }) label: string;
  @OptionalBoolean({ default: false, description: 'Offered no more; who chose it before keeps it' })
  retired?: boolean | null;
}

/** A question of an event, as the owner writes it. */
@IgnoreReadOnly()
export class QuestionFields {
  @IfGiven()
  @Matches(KEY, NAME)
  @OptionalText({ max: 40, description: 'In `answers`; left out: made of the label', example: 'meal' })
  key?: string | null;
  @RequiredText({ max: 120, description: 'The question', example: 'Meal' }) label: string;
  @OptionalText({ max: 300, description: 'What it is for, or how to answer' }) help?: string | null;
  @field({ type: String, required: true, enum: [...QUESTION_KINDS] }, IsGiven(), IsOneOf(QUESTION_KINDS))
  kind: QuestionKind;
  @OptionalBoolean({ default: false, description: 'Whether visitors must answer it' })
  required?: boolean | null;
  @OptionalBoolean({
    default: false,
    description: 'Whether the answer stands on lists for the door and on badges',
  })
  at_door?: boolean | null;
  @OptionalBoolean({ default: false, description: 'Asked no more; its answers stay' })
  retired?: boolean | null;
  @OptionalWholeNumber(0, LARGEST, 'Of a number: the least; left out: 0') min?: number | null;
  @OptionalWholeNumber(
    1,
    LARGEST,
    `Of a number: the most; left out: 1000. Of a text: its longest, at most ${MAX_TEXT}; left out: 200`,
  )
  max?: number | null;
  @NestedList(QuestionOptionFields, [0, MAX_OPTIONS], OPTIONS, {
    nullable: true,
    required: false,
    description: 'Of a choice',
  })
  @IfGiven()
  options?: QuestionOptionFields[] | null;
}

const QUESTIONS_HINT = `Asked of every delegate, in this order. One with answers that is left out is retired, and so is an option that somebody chose`;

export const OptionalQuestions = (): PropertyDecorator => (target, name) => {
  NestedList(QuestionFields, [0, MAX_QUESTIONS], QUESTIONS, {
    nullable: true,
    required: false,
    description: QUESTIONS_HINT,
  })(target, name);
  IfGiven()(target, name);
};

export class QuestionOptionView {
  @ShownText({ example: 'chicken' }) value: string;
  @ShownText({ example: 'Chicken' }) label: string;
  @ShownBoolean({ description: 'Offered no more' }) retired: boolean;
}

export class QuestionView {
  @ShownText({ description: 'In `answers`', example: 'meal' }) key: string;
  @ShownText({ example: 'Meal' }) label: string;
  @ShownTextOrNull() help: string | null;
  @ShownText({ enum: [...QUESTION_KINDS] }) kind: QuestionKind;
  @ShownBoolean({ description: 'Whether visitors must answer it' }) required: boolean;
  @ShownBoolean({ description: 'Whether the answer stands on lists for the door and on badges' })
  at_door: boolean;
  @ShownBoolean({ description: 'Asked no more' }) retired: boolean;
  @ShownNumberOrNull({ description: 'Of a number: the least' }) min: number | null;
  @ShownNumberOrNull({ description: 'Of a number: the most. Of a text: its longest' }) max: number | null;
  @ApiProperty({ type: [QuestionOptionView], description: 'Of a choice; else empty' })
  options: QuestionOptionView[];
}
