import { DEFAULT_NAVIGATION, type Navigation, type NavigationLink } from "@confiserie/domain/content/navigation";
import { serverApi } from "./server-api";
import { readPacking } from "./shop-packing";

/** Where pallets may be mixed. */
const PALLETS: NavigationLink = { label: "Composer une palette", href: "/palette" };

/** What was read last, for pages that are made while the backend cannot be read. */
let known: Navigation = DEFAULT_NAVIGATION;

/** Menus, footer and banner. Read on the server alone, and handed down. */
export async function readNavigation(): Promise<Navigation> {
	const result = await serverApi.navigation();
	if (result.ok) known = result.data;
	const { mixedPallets } = await readPacking();
	const isThere = known.quickLinks.some(({ href }) => href === PALLETS.href);
	return mixedPallets.isAllowed && !isThere ? { ...known, quickLinks: [...known.quickLinks, PALLETS] } : known;
}
