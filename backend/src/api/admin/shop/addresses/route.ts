import type { BackOfficeAddresses } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../../config/env";

/**
 * GET /admin/shop/addresses: pages of the shop's admin that Medusa Admin leads to; the two may be on different hosts.
 */
export function GET(_req: MedusaRequest, res: MedusaResponse<BackOfficeAddresses>): void {
	const { STOREFRONT_URL: site } = currentEnv();
	res.json({
		security: `${site}/admin/security`,
		newOrder: `${site}/admin/orders/new`,
		delivery: `${site}/admin/delivery`,
		promotions: `${site}/admin/promotions`,
	});
}
