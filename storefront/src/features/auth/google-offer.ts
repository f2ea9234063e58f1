import { type ShopSettings, shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { api } from "@/lib/api";

/** Of the settings only what the button needs: another one that it cannot read must not take it away. */
const offerSchema = shopSettingsSchema.pick({ googleSignIn: true });

export type GoogleOffer = ShopSettings["googleSignIn"];

/** Whether this shop signs in with Google, from GET /settings. */
export async function callGoogleOffer(): Promise<GoogleOffer> {
	return (await api.get("/settings", offerSchema)).googleSignIn;
}
