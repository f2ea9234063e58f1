import type { MedusaContainer } from "@medusajs/framework/types";
import { OPERATOR } from "../../modules/foundations/audit";
import { changeSettings, readSettings, shopSettings } from "../../modules/foundations/settings";

/** Lets layers of several products share a pallet in the demo shop, unless its options or packing have been changed. */
export async function seedDemoPallets(scope: MedusaContainer): Promise<void> {
	const { shipping } = await readSettings(shopSettings(scope).database);
	if (shipping.changedAt) return;
	const { packing } = shipping.value;
	const value = {
		...shipping.value,
		packing: { ...packing, mixedPallets: { ...packing.mixedPallets, isAllowed: true } },
	};
	await changeSettings(scope, { group: "shipping", value, version: shipping.version, actor: OPERATOR });
}
