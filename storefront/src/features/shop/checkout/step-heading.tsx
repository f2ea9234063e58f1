"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Heading of a step; takes the focus when the step replaces another, so that a screen reader follows. */
export function StepHeading({ children, takesFocus }: { children: ReactNode; takesFocus: boolean }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!takesFocus) return;
		heading.current?.focus({ preventScroll: true });
		window.scrollTo({ top: 0 });
	}, [takesFocus]);
	return (
		<h2 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
			{children}
		</h2>
	);
}
