import { ERRORS } from "@confiserie/domain/contract/error";
import type { MedusaResponse } from "@medusajs/framework/http";
import { MEDUSA_PROVIDERS } from "../../modules/medusa/sync";
import { absoluteUrl } from "../../uploads/absolute-url";
import { frenchRefusal } from "../french";
import { MANUAL_PROVIDER } from "./provider";

/**
 * Presents what a route of the Store API responds with to a client on another host: addresses of images in full, payments of the
 * demonstration or received by hand as the manual payment that the official starter knows, of promotions what a storefront shows, and
 * Medusa's refusals in French. Covers the shop's own routes and Medusa's, at any depth.
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

/**
 * The fields that are presented of some objects, by the name of their field. Of a promotion neither for whom it is, nor how often it
 * may be used: the official starter selects `*promotions`, which is all of them.
 */
const SHOWN = new Map([
	["promotions", ["id", "code", "is_automatic", "is_tax_inclusive", "application_method"]],
	["application_method", ["id", "value", "type", "currency_code"]],
]);

/** Returns a copy of a JSON value, with the `shown` fields alone where they are named. Values with their own JSON form stay themselves. */
export function presented(value: unknown, shown?: readonly string[]): unknown {
	if (Array.isArray(value)) return value.map((item) => presented(item, shown));
	if (typeof value !== "object" || value === null || "toJSON" in value) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([field]) => shown?.includes(field) ?? true)
			.map(([field, item]) => {
				const present = typeof item === "string" ? TEXTS[field] : undefined;
				return [field, present ? present(String(item)) : presented(item, SHOWN.get(field))];
			}),
	);
}
