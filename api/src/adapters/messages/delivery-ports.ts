import type { PushPort } from '#ports/push.ts';
import type { Transport } from '#ports/transport.ts';
import type { DeliveryConfig } from '#config/delivery-config.ts';
import { fcmPush } from '#adapters/push/fcm-push.ts';
import { sandboxTransport } from './sandbox-transport.ts';
import { httpSmsTransport } from './http-sms-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

interface DeliveryPorts {
  readonly push: PushPort | undefined;
  readonly mail: Transport | undefined;
  readonly sms: Transport | undefined;
}

/** The vendors that the configuration names; the sandbox where it names none and the sandbox may be used. */
export function deliveryPorts({ push, smtp, sms, sandbox }: DeliveryConfig): DeliveryPorts {
  const sandboxed = (channel: 'mail' | 'sms') =>
    sandbox && sandboxTransport({ channel, url: sandbox.url, tokenFile: sandbox.adminTokenFile });
  return {
    push: push && fcmPush(push),
    mail: smtp ? smtpTransport(smtp) : sandboxed('mail'),
    sms: sms ? httpSmsTransport(sms) : sandboxed('sms'),
  };
}
