"use client";

import { useEffect, useState } from "react";

/**
 * Code that no first load carries: fetched once it is wanted, null until it is there and for as long as it cannot be fetched.
 * What shows without it must be enough, offline too.
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
