import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Refund reasons that Medusa's migrations make, by their English label. */
const REFUND_REASONS = {
	"Shipping Issue": {
		label: "Livraison",
		description: "Le colis s'est perdu, a pris du retard ou est allé ailleurs.",
	},
	"Customer Care Adjustment": { label: "Geste commercial", description: "Pour compenser un désagrément." },
	"Pricing Error": { label: "Erreur de prix", description: "Le montant était trop élevé." },
} as const;

/** Translates Medusa's English default names unless they were changed: staff and orders show them. */
export async function nameMedusaDefaults(scope: MedusaContainer): Promise<void> {
	const channels = scope.resolve(Modules.SALES_CHANNEL);
	for (const { id } of await channels.listSalesChannels({ name: "Default Sales Channel" }))
		await channels.updateSalesChannels(id, { name: "Boutique", description: "Le site de la boutique" });
	const keys = scope.resolve(Modules.API_KEY);
	for (const { id } of await keys.listApiKeys({ title: "Default Publishable API Key" }))
		await keys.updateApiKeys(id, { title: "Boutique" });
	const fulfilment = scope.resolve(Modules.FULFILLMENT);
	for (const { id } of await fulfilment.listShippingProfiles({ name: "Default Shipping Profile" }))
		await fulfilment.updateShippingProfiles(id, { name: "Colis et palettes" });
	const payment = scope.resolve(Modules.PAYMENT);
	for (const reason of await payment.listRefundReasons())
		for (const [label, french] of Object.entries(REFUND_REASONS))
			if (reason.label === label) await payment.updateRefundReasons({ id: reason.id, ...french });
}
