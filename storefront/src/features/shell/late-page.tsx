"use client";

import { FollowAccount } from "@/features/basket";
import { Navigation } from "./navigation";

/** Parts of every page that nobody needs before the first touch. */
export function LatePage() {
	return (
		<>
			<Navigation />
			<FollowAccount />
		</>
	);
}
