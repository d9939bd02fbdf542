import { whenVisible } from '../shell/whenVisible';

const GeneralInquiryForm = whenVisible(() => import('../forms/GeneralInquiryForm'));
export function Component() {
  return (
    <>
      <h1>CONTACT US</h1>
      <GeneralInquiryForm />
    </>
  );
}
