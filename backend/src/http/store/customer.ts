import type { MedusaRequest } from "@medusajs/framework/http";
import { failureOf } from "../../modules/foundations/failures";
import { identify } from "../caller";

/**
 * Whose request of the Store API it is: the account behind a bearer token of the shop, whose session is still open. Any
 * other token, an ended one too, opens nothing: the request goes on as a guest's, as Medusa does it.
 */
export async function identifyCustomer(req: MedusaRequest): Promise<void> {
	try {
		await identify(req);
	} catch (error) {
		if (failureOf(error)?.code !== "UNAUTHENTICATED") throw error;
		delete req.headers.authorization;
		Reflect.deleteProperty(req, "auth_context");
	}
}

/** The sales channels of the publishable key that Medusa found with the request. */
export function channelsOf(req: MedusaRequest): string[] {
	const context: unknown = Reflect.get(req, "publishable_key_context");
	const ids: unknown =
		typeof context === "object" && context !== null ? Reflect.get(context, "sales_channel_ids") : undefined;
	return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}
