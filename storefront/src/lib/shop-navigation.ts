import { DEFAULT_NAVIGATION, type Navigation } from "@confiserie/domain/content/navigation";
import { serverApi } from "./server-api";

/** What was read last, for pages that are made while the backend cannot be read. */
let known: Navigation = DEFAULT_NAVIGATION;

/** Menus, footer and banner. Read on the server alone, and handed down. */
export async function readNavigation(): Promise<Navigation> {
	const result = await serverApi.navigation();
	if (result.ok) known = result.data;
	return known;
}
