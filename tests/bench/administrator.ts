import type { Session } from "@confiserie/domain/contract/auth";
import { DEMO } from "../../scripts/lib/demo";
import type { WholeShop } from "../support/whole-shop";
import { post } from "./shopping";

/** Reads a path under /api as the demo administrator: the response, whole, as text. Throws on an error status. */
export type Read = (path: string) => Promise<{ text: string; headers: Headers }>;

/** Token of the demo administrator. */
export async function administratorToken(shop: WholeShop): Promise<string> {
	const { status, body } = await post<Session>(shop, "/api/auth/login", DEMO.administrator);
	if (status !== 200) throw new Error(`The administrator's login returned ${status}.`);
	return body.token;
}

export function readAs(shop: WholeShop, token: string): Read {
	return async (path) => {
		const response = await fetch(`${shop.backend}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
		const text = await response.text();
		if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 200)}`);
		return { text, headers: response.headers };
	};
}
