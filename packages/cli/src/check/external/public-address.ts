import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The addresses that aren't on the public internet, from IANA's registries of special-purpose addresses. */
const special = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // The metadata service of Azure.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]) {
  const [address = '', prefix] = range.split('/')
  special.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4')
}
/** The IPv6 addresses that are assigned to hosts on the public internet, and those that represent IPv4 addresses. */
const assigned = new BlockList()
assigned.addSubnet('2000::', 3, 'ipv6')
assigned.addSubnet('::ffff:0:0', 96, 'ipv6')

function isPublic(address: string): boolean {
  return isIP(address) === 6
    ? assigned.check(address, 'ipv6') && !special.check(address, 'ipv6')
    : !special.check(address, 'ipv4')
}

/** Thrown instead of connecting to an address that isn't on the public internet. */
export class NotPublic extends Error {
  override name = 'NotPublic'
}

/** Returns the `lookup` function for a request. It fails if the host has an address that isn't public. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, options, (error, found, family) => {
    const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address)
    done(error ?? (addresses.every(isPublic) ? null : new NotPublic(host)), found, family)
  })
}

/** Returns whether the host of a URL is an IP address that isn't public. For a host name, `lookupPublic` decides. */
export function isSpecialAddress(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && !isPublic(address)
}

/** Creates a function that returns whether a host is one of `hosts`. A name such as `*.example.com` includes all subdomains. */
export function hostMatcher(hosts: readonly string[]): (host: string) => boolean {
  const names = hosts.map((name) => name.toLowerCase())
  return (host) => names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
}
