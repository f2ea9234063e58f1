import { DEFAULT_SHIPPING_OFFER, type PackingLimits } from "@confiserie/domain/delivery/options";
import { serverApi } from "./server-api";

/** How the shop stacks pallets; that of a new shop, without mixed ones, while the backend cannot be read. On the server alone. */
export async function readPacking(): Promise<PackingLimits> {
	const settings = await serverApi.settings();
	return settings.ok ? settings.data.packing : DEFAULT_SHIPPING_OFFER.packing;
}
