/** The address of the page of whoever has this e-mail or number. */
export const personPath = ({
  email,
  phone_number,
}: {
  email: string | null;
  phone_number: string | null;
}): string =>
  `/person?${new URLSearchParams({ ...(email && { email }), ...(phone_number && { phone_number }) }).toString()}`;
