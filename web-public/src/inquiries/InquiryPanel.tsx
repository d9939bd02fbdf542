import { useContent } from '../content/use-content';
import { Title } from '../ui/Head';
import { island } from '../ui/island';
import InquiryForm, { type InquiryFormProps } from './InquiryForm';

const near = island('inquiry', InquiryForm, { subjects: ['options'] });
const first = island('inquiry', InquiryForm, { subjects: ['options'], when: 'touched' });

type Props = Omit<InquiryFormProps, 'brand'> & {
  /** The sentence under the title. */
  text: string;
  /** The form is what the page is for. */
  main?: boolean;
};

/** An inquiry form with its title. */
export function InquiryPanel({ text, main, ...form }: Props) {
  const Form = main ? first : near;
  const { inquireNow, brand } = useContent('company');
  return (
    <section aria-labelledby="inquire-now">
      <h2 id="inquire-now" className="text-h3">
        <Title text={inquireNow.title} />
      </h2>
      <p className="mt-2 mb-8 text-ink/80">{text}</p>
      <Form {...form} brand={brand} />
    </section>
  );
}
