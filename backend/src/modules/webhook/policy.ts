import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Where messages may go. */
export interface WebhookPolicy {
	/** Real money is at stake: https alone. */
	isLive: boolean;
	/** This machine too, over http: for tests and development. */
	permitsLoopback: boolean;
}

const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

/** Whether a message may be sent to this address: the public internet, never the shop's own network or machine. */
export function isPermittedAddress(address: string, { permitsLoopback }: WebhookPolicy): boolean {
	// An IPv4 address in the clothes of IPv6 is judged as what it reaches.
	const reached = ipaddr.process(address);
	const range = reached.range();
	if (range === "loopback") return permitsLoopback;
	return range === "unicast" && (reached.kind() === "ipv4" || reached.match(GLOBAL_IPV6));
}

/** Why a message may not be sent to this URL, as a French sentence; undefined when it may. Names are judged when they are resolved. */
export function refusalOf(text: string, policy: WebhookPolicy): string | undefined {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (!url || !["http:", "https:"].includes(url.protocol)) return "Saisissez une adresse complète, en https://.";
	if (policy.isLive && url.protocol !== "https:") return "L'adresse doit commencer par https://.";
	if (url.username || url.password) return "Une adresse avec un mot de passe n'est pas acceptée.";
	const host = url.hostname.replace(/^\[|\]$/g, "");
	if (isIP(host) !== 0 && !isPermittedAddress(host, policy)) return PRIVATE;
	return undefined;
}

export const PRIVATE = "Cette adresse est privée : seules les adresses publiques sont acceptées.";
