import type { readSettings } from "@confiserie/domain/contract/catalogue";
import { shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { COUNTRY_CODES, type CountryCode } from "@confiserie/domain/delivery/delivery-area";
import { named } from "@/lib/api";

/** Of GET /settings where the shop delivers. */
export async function readDeliveryCountries(signal: AbortSignal): Promise<CountryCode[]> {
	const schema = shopSettingsSchema.pick({ deliveryCountries: true });
	const { deliveryCountries } = await named<typeof readSettings>("GET /api/settings")(schema, { signal });
	return COUNTRY_CODES.filter((code) => deliveryCountries.includes(code));
}
