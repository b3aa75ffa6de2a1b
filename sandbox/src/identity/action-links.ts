import type { ActionCode } from './action-codes.ts';
import { IdentityError } from '../identity-error.ts';

const modes: Record<ActionCode['purpose'], string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a browser may be sent there: our own origin, or this machine, which the vendor allows by default as well. */
export function isAllowedTarget(url: string, publicOrigin: string): boolean {
  try {
    const { origin, hostname, protocol } = new URL(url);
    if (protocol !== 'http:' && protocol !== 'https:') return false;
    return origin === publicOrigin || loopbackHosts.includes(hostname);
  } catch {
    return false;
  }
}

/** The link in a mail: the shell's page for mailed actions, with the code and where to go afterwards. */
export function actionLink(options: {
  publicOrigin: string;
  purpose: ActionCode['purpose'];
  code: string;
  continueUrl?: string | undefined;
}): string {
  const { publicOrigin, purpose, code, continueUrl } = options;
  if (continueUrl !== undefined && !isAllowedTarget(continueUrl, publicOrigin)) {
    throw new IdentityError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
  }
  const link = new URL('/auth/action', publicOrigin);
  link.searchParams.set('mode', modes[purpose]);
  link.searchParams.set('oobCode', code);
  if (continueUrl) link.searchParams.set('continueUrl', continueUrl);
  return link.href;
}
