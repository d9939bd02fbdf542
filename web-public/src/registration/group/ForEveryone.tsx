import { useId } from 'react';
import { fill } from '../../content/text';
import { groupTexts as texts } from '../../content/texts';
import { ChoiceOptions, type DeclaredField } from '../../forms/declared';
import { Select } from '../../forms/Field';

/** From so many people on, answering for all is less work than answering for each. */
export const MANY = 3;

/** Gives one answer to a question that must be answered to everyone who has none: of forty people most eat the same. */
export function ForEveryone({
  question: { label, choices = [] },
  onAnswer,
}: {
  question: DeclaredField;
  onAnswer: (choice: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {fill(texts.forEveryone, { question: label })}
      </label>
      <Select id={id} value="" autoComplete="off" onChange={(event) => onAnswer(event.target.value)}>
        <ChoiceOptions choices={choices} />
      </Select>
    </div>
  );
}
