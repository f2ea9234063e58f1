import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { storeProvider } from "../../../http/store/provider";

/**
 * GET /store/payment-providers, in Medusa's place: the provider that the shop has, whatever the region was linked with.
 */
export function GET(_req: MedusaRequest, res: MedusaResponse): void {
	res.json({ payment_providers: [{ id: storeProvider(), is_enabled: true }], count: 1, offset: 0, limit: 20 });
}
