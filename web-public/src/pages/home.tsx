import { whenVisible } from '../shell/whenVisible';

const SimpleInquiryForm = whenVisible(() => import('../forms/SimpleInquiryForm'));
export function Component() {
  return (
    <>
      <h1>Home</h1>
      <SimpleInquiryForm />
    </>
  );
}
