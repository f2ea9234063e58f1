"use client";

import { useEffect, useState } from "react";

/**
 * Code outside the first load: fetched once `isWanted`, null until it has loaded and while it cannot be loaded.
 * The page must work without it, offline too.
 * @param load a constant, `() => import("./part")`
 */
export function useLate<Code extends object>(load: () => Promise<Code>, isWanted: boolean): Code | null {
	const [code, setCode] = useState<Code | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		let isOver = false;
		load().then(
			(loaded) => {
				if (!isOver) setCode(loaded);
			},
			() => {},
		);
		return () => {
			isOver = true;
		};
	}, [load, isWanted]);
	return code;
}
