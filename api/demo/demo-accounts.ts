/** A user of the demo world who can sign in. The identity service knows the same people by the same `uid`. */
export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly phone?: string;
  /** `newcomer`: registered today, nothing done yet; `waiting`, `refused`: agents whose verification stands so. */
  readonly role: 'buyer' | 'owner' | 'agent' | 'newcomer' | 'waiting' | 'refused';
}

const PASSWORD = 'lintel-demo';

export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: 'demo-buyer',
    email: 'buyer@example.com',
    name: 'Amira Haddad',
    password: PASSWORD,
    phone: '+447700900101',
    role: 'buyer',
  },
  {
    uid: 'demo-owner',
    email: 'owner@example.com',
    name: 'Jonas Weber',
    password: PASSWORD,
    phone: '+447700900102',
    role: 'owner',
  },
  {
    uid: 'demo-agent',
    email: 'agent@example.com',
    name: 'Sara Kovačević',
    password: PASSWORD,
    phone: '+447700900103',
    role: 'agent',
  },
  {
    uid: 'demo-newcomer',
    email: 'newcomer@example.com',
    name: 'Irina Popova',
    password: PASSWORD,
    role: 'newcomer',
  },
  {
    uid: 'demo-waiting',
    email: 'waiting@example.com',
    name: 'Zainab Idris',
    password: PASSWORD,
    role: 'waiting',
  },
  {
    uid: 'demo-refused',
    email: 'refused@example.com',
    name: 'Emeka Nwosu',
    password: PASSWORD,
    role: 'refused',
  },
];
