import type { readSettings } from "@confiserie/domain/contract/catalogue";
import { shopSettingsSchema } from "@confiserie/domain/contract/settings";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { named } from "./api";

const packingSchema = shopSettingsSchema.pick({ packing: true });

/** How the shop stacks pallets. @throws ApiProblem */
export async function readPacking(options: { signal?: AbortSignal } = {}): Promise<PackingLimits> {
	return (await named<typeof readSettings>("GET /api/settings")(packingSchema, options)).packing;
}
