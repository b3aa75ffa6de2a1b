import { isIP } from 'node:net';

/**
 * Whether a `Host` header names this machine or the product's own address. An address in numbers can lead to no other site; a
 * name that is not known here may be one whose owner has let it lead to this machine.
 */
export function isOwnName(host: string, publicUrl: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  return (
    isIP(name) > 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === new URL(publicUrl).hostname
  );
}
