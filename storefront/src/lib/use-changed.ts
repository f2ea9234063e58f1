"use client";

import { useEffect, useRef, useState } from "react";

/** True for `durationMs` after `value` went from one known figure to another; null stands for "not known yet". */
export function useChanged(value: number | null, durationMs: number): boolean {
	const previous = useRef(value);
	const [isChanged, setChanged] = useState(false);
	useEffect(() => {
		const before = previous.current;
		previous.current = value;
		if (before === null || before === value) return;
		setChanged(true);
		const timer = setTimeout(() => setChanged(false), durationMs);
		return () => clearTimeout(timer);
	}, [value, durationMs]);
	return isChanged;
}
