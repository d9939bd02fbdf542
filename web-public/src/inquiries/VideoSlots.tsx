import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { zoneAt } from '../content/event/moments';
import { fill } from '../content/text';
import { inquiryTexts, placeholders } from '../content/texts';
import { Select } from '../forms/Field';
import { slotsFrom, type Slot, type VideoHours } from './slots';

/** A day and an hour for a viewing by video call, in the visitor's own zone: what is chosen goes into the message. */
export default function VideoSlots({ hours }: { hours: VideoHours }) {
  const [slots] = useState(() => slotsFrom(new Date(), hours));
  const days = [...new Set(slots.map(({ day }) => day))];
  const [day, setDay] = useState('');
  const [chosen, setChosen] = useState<Slot>();
  const { getValues, setValue } = useFormContext<{ message: string }>();
  const [first] = slots;
  if (!first) return null;

  function choose(slot: Slot | undefined) {
    const kept = chosen ? getValues('message').replace(asked(chosen), '') : getValues('message');
    const message = [kept.trim(), slot && asked(slot)].filter(Boolean).join('\n');
    setValue('message', message, { shouldDirty: true, shouldValidate: true });
    setChosen(slot);
  }
  return (
    <fieldset className="mb-8">
      <legend className="mb-1.5 text-small font-medium">{inquiryTexts.video}</legend>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Choice
          label={inquiryTexts.videoDay}
          value={day}
          options={days.map((one) => ({ value: one, label: one }))}
          onChoose={(next) => {
            setDay(next);
            choose(undefined);
          }}
        />
        <Choice
          label={inquiryTexts.videoTime}
          value={chosen?.at ?? ''}
          disabled={!day}
          options={slots
            .filter((slot) => slot.day === day)
            .map(({ at, time }) => ({ value: at, label: time }))}
          onChoose={(at) => choose(slots.find((slot) => slot.at === at))}
        />
      </div>
      <p className="mt-1.5 text-small text-ink/75" role="status">
        {chosen
          ? fill(inquiryTexts.videoManila, { manila: chosen.manila })
          : fill(inquiryTexts.videoZone, { zone: zoneAt(first.at) })}
      </p>
    </fieldset>
  );
}

const asked = ({ at, day, time, manila }: Slot) =>
  fill(inquiryTexts.videoAsked, { day, time, zone: zoneAt(at), manila });

type ChoiceProps = {
  label: string;
  value: string;
  disabled?: boolean;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Choice({ label, value, options, disabled, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select id={id} value={value} disabled={disabled} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{`${label}: ${placeholders.select}`}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
