import { type ShopSettings, shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { api } from "@/lib/api";

export type GoogleOffer = ShopSettings["googleSignIn"];

/** Whether this shop signs in with Google, from GET /settings. */
export async function callGoogleOffer(): Promise<GoogleOffer> {
	return (await api.get("/settings", shopSettingsSchema)).googleSignIn;
}
