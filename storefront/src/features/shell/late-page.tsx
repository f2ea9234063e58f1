"use client";

import { useSession } from "@/features/auth";
import { FollowAccount } from "@/features/basket";
import { useLate } from "@/ui/use-late";
import { Navigation } from "./navigation";

const loadOwnPrices = () => import("@/features/own-prices");

/** Parts of every page that nobody needs before the first touch. */
export function LatePage() {
	const own = useLate(loadOwnPrices, useSession().status === "authenticated");
	return (
		<>
			<Navigation />
			<FollowAccount />
			{own && <own.OwnPricePlaces />}
		</>
	);
}
