import { RegistrationForm } from '../registration/RegistrationForm';

export function Component() {
  return (
    <div className="mx-auto max-w-6xl px-5 py-14 sm:px-8 lg:py-20">
      <title>Register</title>
      <h1 className="font-display text-4xl sm:text-5xl">Register</h1>
      <div className="mt-10 max-w-2xl">
        <RegistrationForm />
      </div>
    </div>
  );
}
