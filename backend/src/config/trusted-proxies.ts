import { z } from "@medusajs/framework/zod";
import { compile } from "proxy-addr";

/**
 * Loopback and the private networks (RFC 1918, RFC 4193): where the shop's own proxy runs, unreachable from outside.
 */
export const PRIVATE_NETWORKS = "127.0.0.0/8 ::1 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7";

/**
 * TRUSTED_PROXIES: addresses and networks, between them spaces (the reverse proxy reads the same list), as what Express
 * calls "trust proxy". Becomes the question whether an address is one of them.
 */
export const trustedProxies = z
	.string()
	.transform((text, context) => {
		try {
			return compile(text.split(/\s+/).filter(Boolean));
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			context.addIssue({
				code: "custom",
				message: `is not a list of addresses and networks (${reason}). Set it like 192.168.0.0/16 2001:db8::/32.`,
			});
			return z.NEVER;
		}
	})
	.transform((trust) => (address: string) => trust(address, 0));
