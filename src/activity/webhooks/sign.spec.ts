import { Webhook } from 'standardwebhooks';
import { makeSecret, signedHeaders } from './sign.js';

const BODY = JSON.stringify({ type: 'delegate.created', who: 'Bagong Doña' });

it('signs so that a receiver who holds either secret takes the message, and nobody else', () => {
  const [secret, old, other] = [makeSecret(), makeSecret(), makeSecret()];
  const headers = signedHeaders('delivery-1', BODY, [secret, old]);
  for (const each of [secret, old]) expect(new Webhook(each).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  expect(() => new Webhook(other).verify(BODY, headers)).toThrow('No matching signature');
  expect(() => new Webhook(secret).verify(`${BODY} `, headers)).toThrow('No matching signature');
});

it('signs as the specification’s example does', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const headers = signedHeaders(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '{"test": 2432232314}',
    [secret],
    new Date(1_614_265_330_000),
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
