"use client";

import { useSearchParams } from "next/navigation";
import { useSession } from "@/features/account/auth";
import { FollowAccount } from "@/features/shop/basket";
import { hasRemembered } from "@/lib/allergens/remembered";
import { useLate } from "@/ui/use-late";
import { Navigation } from "./navigation";

const loadAllergens = () => import("@/features/shop/allergens");
const loadOwnPrices = () => import("@/features/account/own-prices");

/** Parts of every page that no visitor needs before the first touch. */
export function LatePage() {
	const isSignedIn = useSession().status === "authenticated";
	const own = useLate(loadOwnPrices, isSignedIn);
	const search = useSearchParams();
	const isFiltered = search.has("without") || /sans|free/i.test(search.get("query") ?? "");
	const allergens = useLate(loadAllergens, isSignedIn || isFiltered || hasRemembered());
	return (
		<>
			<Navigation />
			<FollowAccount />
			{own && <own.OwnPricePlaces />}
			{allergens && <allergens.AllergenPlaces />}
		</>
	);
}
