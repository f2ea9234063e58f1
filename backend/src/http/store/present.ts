import { ERRORS } from "@confiserie/domain/contract/error";
import type { MedusaResponse } from "@medusajs/framework/http";
import { MEDUSA_PROVIDERS } from "../../modules/medusa/sync";
import { absoluteUrl } from "../../uploads/absolute-url";
import { frenchRefusal } from "../french";
import { MANUAL_PROVIDER } from "./provider";

/**
 * Presents what a route of the Store API responds with to a client on another host: addresses of images in full, payments of the
 * demonstration or received by hand as the manual payment that the official starter knows, and Medusa's refusals in French. Covers
 * the shop's own routes and Medusa's, at any depth.
 */
export function presentToStorefront(res: MedusaResponse): void {
	const send = res.json.bind(res);
	res.json = (body) => send(res.statusCode < 400 ? presented(body) : refusal(res.statusCode, body));
}

/** Leaves a refusal of the shop's own as it is. */
function refusal(status: number, body: unknown): unknown {
	if (typeof body !== "object" || body === null || !("message" in body)) return body;
	if ("code" in body && typeof body.code === "string" && body.code in ERRORS) return body;
	return { ...body, ...frenchRefusal(status, String(body.message)) };
}

/** How a text is presented, by the name of its field. */
const TEXTS: Record<string, (text: string) => string> = {
	thumbnail: absoluteUrl,
	url: absoluteUrl,
	provider_id: (id) => (id === MEDUSA_PROVIDERS.demo ? MANUAL_PROVIDER : id),
};

/** Returns a copy of a JSON value in which the texts of `TEXTS` are presented. Values with their own JSON form stay themselves. */
export function presented(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(presented);
	if (typeof value !== "object" || value === null || "toJSON" in value) return value;
	return Object.fromEntries(
		Object.entries(value).map(([field, item]) => {
			const present = typeof item === "string" ? TEXTS[field] : undefined;
			return [field, present ? present(String(item)) : presented(item)];
		}),
	);
}
