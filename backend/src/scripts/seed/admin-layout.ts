import type { ISettingsModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * The sections of Medusa Admin's detail pages, as it names them, that stand above and below the shop's own panels. A panel
 * has no order of its own, which counts as 0.
 */
const PAGES: Record<string, { above: string[]; below: string[]; hidden?: string[] }> = {
	"product.details": {
		above: ["ProductGeneralSection"],
		below: ["ProductMediaSection", "ProductOptionSection", "ProductVariantSection"],
	},
	"order.details": {
		above: [
			"OrderActiveEditSection",
			"ActiveOrderClaimSection",
			"ActiveOrderExchangeSection",
			"ActiveOrderReturnSection",
			"OrderGeneralSection",
		],
		below: ["OrderSummarySection", "OrderPaymentSection", "OrderFulfillmentSection"],
	},
	// Its second factor is set up in the shop's admin, which a panel leads to: Medusa's own routes for it are closed.
	"profile.details": { above: ["ProfileGeneralSection"], below: [], hidden: ["ProfileMfaSection"] },
	"customer.details": {
		above: ["CustomerGeneralSection"],
		below: ["CustomerOrderSection", "CustomerGroupSection"],
	},
};
const LAST = ["MetadataSection", "JsonViewSection", "RequiredPermissionsSection"];

/**
 * Places the shop's panels under the head of their pages in Medusa Admin, which by default puts them below everything
 * else. It is the layout for users without one of their own; one that an administrator has saved is left alone.
 */
export async function seedAdminLayout(scope: MedusaContainer): Promise<void> {
	const settings: ISettingsModuleService = scope.resolve(Modules.SETTINGS);
	for (const [zone, { above, below, hidden = [] }] of Object.entries(PAGES)) {
		const known = await settings.getSystemDefaultLayoutConfiguration(zone);
		if (known) continue;
		const sections = [
			...above.map((name, index) => [name, index - above.length] as const),
			...[...below, ...LAST, ...hidden].map((name, index) => [name, index + 1] as const),
		];
		const widgets = Object.fromEntries(
			sections.map(([name, order]) => [`core:${name}`, { order, ...(hidden.includes(name) && { hidden: true }) }]),
		);
		await settings.setSystemDefaultLayoutConfiguration(zone, { widgets });
	}
}
