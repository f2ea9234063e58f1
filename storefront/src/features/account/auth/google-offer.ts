import type { readSettings } from "@confiserie/domain/contract/catalogue";
import { type ShopSettings, shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { named } from "@/lib/api";

/** Of the settings only what the button needs: another one that it cannot read must not take it away. */
const offerSchema = shopSettingsSchema.pick({ googleSignIn: true });

export type GoogleOffer = ShopSettings["googleSignIn"];

/** Whether this shop signs in with Google, from GET /settings. */
export async function callGoogleOffer(): Promise<GoogleOffer> {
	return (await named<typeof readSettings>("GET /api/settings")(offerSchema)).googleSignIn;
}
