import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Where the shop itself may send requests that someone else names. */
export interface AddressPolicy {
	/** Real money is at stake: https alone. */
	isLive: boolean;
	/** This machine too, over http: for tests and development. */
	permitsLoopback: boolean;
}

const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

/** Whether a request may go to this address: the public internet, never the shop's own network or machine. */
export function isPermittedAddress(address: string, { permitsLoopback }: AddressPolicy): boolean {
	// An IPv4 address in the clothes of IPv6 is judged as what it reaches.
	const reached = ipaddr.process(address);
	const range = reached.range();
	if (range === "loopback") return permitsLoopback;
	return range === "unicast" && (reached.kind() === "ipv4" || reached.match(GLOBAL_IPV6));
}

/** Why a request may not go to this URL, as a French sentence; undefined when it may. Names are judged when they are resolved. */
export function refusalOf(text: string, policy: AddressPolicy): string | undefined {
	// A URL parser drops tabs, adds slashes and encodes spaces: what was typed must be the address itself.
	const url = /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
	if (!url) return "Saisissez une adresse complète, en https://.";
	if (policy.isLive && url.protocol !== "https:") return "L'adresse doit commencer par https://.";
	if (url.username || url.password) return "Une adresse avec un mot de passe n'est pas acceptée.";
	const host = url.hostname.replace(/^\[|\]$/g, "");
	if (isIP(host) !== 0) return isPermittedAddress(host, policy) ? undefined : PRIVATE;
	if (host === "localhost" && policy.permitsLoopback) return undefined;
	if (PRIVATE_NAME.test(host)) return PRIVATE;
	if (!PUBLIC_NAME.test(host)) return UNKNOWN;
	return undefined;
}

/**
 * As `refusalOf`, when an address is saved: its name must also exist, and lead to public addresses. A name server that does not
 * respond refuses nothing, since each request is checked again.
 */
export async function refusalToSave(
	text: string,
	policy: AddressPolicy,
	resolve: Resolve = resolveName,
): Promise<string | undefined> {
	const refusal = refusalOf(text, policy);
	const host = new URL(refusal ? "https://[::]" : text).hostname.replace(/^\[|\]$/g, "");
	if (refusal || isIP(host) !== 0) return refusal;
	return new Promise((done) =>
		resolve(host, (error, addresses) => {
			if (error) return done("code" in error && UNKNOWN_CODES.has(String(error.code)) ? UNKNOWN : undefined);
			done(addresses.every(({ address }) => isPermittedAddress(address, policy)) ? undefined : PRIVATE);
		}),
	);
}

/** Finds the addresses of a name. */
export type Resolve = (name: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
export const resolveName: Resolve = (name, done) => lookup(name, { all: true }, done);
const UNKNOWN_CODES: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA"]);

/** Names that lead inside by convention (RFC 6761, 6762, 8375; ICANN's .internal). */
const PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|home\.arpa|lan)\.?$/;
/** Labels of a domain with a top level that is not a number. */
const PUBLIC_NAME = /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})\.?$/;

const UNKNOWN = "Ce nom de domaine n'existe pas\u00a0: vérifiez l'adresse.";

const PRIVATE = "Cette adresse est privée\u00a0: seules les adresses publiques sont acceptées.";

/** Finds the addresses of a name for a connection, which goes to one that was checked: all of them are permitted, or it fails. */
export function checkedLookup(resolve: Resolve, policy: AddressPolicy): LookupFunction {
	return (name, options, done) =>
		resolve(name, (error, addresses) => {
			const [first] = addresses ?? [];
			if (error || !first) return done(error ?? new Error(`${name} n'a pas d'adresse.`), "");
			if (addresses.some(({ address }) => !isPermittedAddress(address, policy))) return done(new Error(PRIVATE), "");
			if (options.all) done(null, addresses);
			else done(null, first.address, first.family);
		});
}
